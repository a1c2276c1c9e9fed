import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'

type Site = typeof import('../site/entry.server.tsx')

/** `npm run dev`: renders each page when it is asked for, from the sources as they are. */
export function pagesInDevelopment(): Plugin {
  return {
    name: 'pages-in-development',
    apply: 'serve',
    // After Vite's own answers: what comes here is no file.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => void sendPage(server, request.originalUrl ?? '/', response, next))
    },
  }
}

async function sendPage(server: ViteDevServer, path: string, response: ServerResponse, next: (error: unknown) => void): Promise<void> {
  try {
    const { renderPage } = (await server.ssrLoadModule('/site/entry.server.tsx')) as Site
    const html = await renderPage(new URL(path, 'http://localhost'), [])
    // The scripts bring the styles, but only after the first paint.
    const styles = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'))
    const whole = html
      .replace('</head>', `${styles.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')}</head>`)
      .replace('</body>', '<script type="module" src="/site/entry.client.tsx"></script></body>')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(await server.transformIndexHtml(path, whole))
  } catch (error) {
    next(error)
  }
}
