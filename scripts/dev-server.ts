import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'
import { notFoundPath } from '../workshop/pages.ts'

type Site = typeof import('../site/entry.server.tsx')

/** Where the receiving server of `npm run dev` (dev-receiver.ts) gets the page of a form that was posted without scripts. */
export const formPagePath = '/@form-page'

/** `npm run dev`: renders each page when it is asked for, from the sources as they are. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(
        formPagePath,
        handle((request, response) => sendFormPage(server, request, response)),
      )
      // After Vite's own answers: what comes here is no file.
      return () => void server.middlewares.use(handle((request, response) => sendPage(server, request, response)))
    },
  }
}

type Handler = (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => Promise<void>

function handle(handler: Handler) {
  return (request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => void handler(request, response).catch(next)
}

const loadSite = (server: ViteDevServer) => server.ssrLoadModule('/site/entry.server.tsx') as Promise<Site>

// The scripts bring the styles, but only after the first paint.
function stylesheets(server: ViteDevServer): string[] {
  return [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'))
}

async function sendPage(server: ViteDevServer, { originalUrl = '/' }: { originalUrl?: string }, response: ServerResponse): Promise<void> {
  const { filesOf, htmlDocument, renderPage } = await loadSite(server)
  const url = new URL(originalUrl, 'http://localhost')
  const page = await renderPage(url)
  const scripts = [{ attributes: { type: 'module', src: '/site/entry.client.tsx' } }]
  const html = htmlDocument({ ...page, stylesheets: stylesheets(server), scripts })
  // Not by the page's path: the design system is in no list of pages.
  response.statusCode = filesOf(url.pathname)[0] === filesOf(notFoundPath)[0] ? 404 : 200
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(await server.transformIndexHtml(originalUrl, html))
}

async function sendFormPage(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { path, posted } = JSON.parse(await text(request))
  const { renderFormPage } = await loadSite(server)
  // Once more, now that the styles of this page are known.
  await renderFormPage(path, posted, [])
  response.end(await renderFormPage(path, posted, stylesheets(server)))
}
