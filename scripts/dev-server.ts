import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'

type Site = typeof import('../site/entry.server.tsx')

/** `npm run dev`: renders each page when it is asked for, from the sources as they are. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    // After Vite's own answers: what comes here is no file.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => void sendPage(server, request.originalUrl ?? '/', response, next))
    },
  }
}

async function sendPage(server: ViteDevServer, path: string, response: ServerResponse, next: (error: unknown) => void): Promise<void> {
  try {
    const { htmlDocument, renderPage } = (await server.ssrLoadModule('/site/entry.server.tsx')) as Site
    const page = await renderPage(new URL(path, 'http://localhost'))
    // The scripts bring the styles, but only after the first paint.
    const stylesheets = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'))
    const scripts = [{ attributes: { type: 'module', src: '/site/entry.client.tsx' } }]
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(await server.transformIndexHtml(path, htmlDocument({ ...page, stylesheets, scripts })))
  } catch (error) {
    next(error)
  }
}
