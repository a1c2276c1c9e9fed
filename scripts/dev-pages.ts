import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'
import { notFoundPath } from '../workshop/pages.ts'
import type { SiteBundle } from './prerender.ts'

/** Where dev-backend.ts gets the page that answers a no-JavaScript form post. */
export const formPagePath = '/@form-page'

/** The Vite plugin of `npm run dev`: renders each page on request, from the current sources. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(
        formPagePath,
        handle((request, response) => sendFormPage(server, request, response)),
      )
      // After Vite's own middleware, so anything that gets here is not a file.
      return () => void server.middlewares.use(handle((request, response) => sendPage(server, request, response)))
    },
  }
}

type Handler = (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => Promise<void>

function handle(handler: Handler) {
  return (request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => void handler(request, response).catch(next)
}

const loadBundle = (server: ViteDevServer) => server.ssrLoadModule('/site/entry.server.tsx') as Promise<SiteBundle>

// Scripts also load the styles, but only after the first paint.
function stylesheets(server: ViteDevServer): string[] {
  return [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'))
}

async function sendPage(server: ViteDevServer, { originalUrl = '/' }: { originalUrl?: string }, response: ServerResponse): Promise<void> {
  const { filesOf, htmlDocument, renderPage } = await loadBundle(server)
  const url = new URL(originalUrl, 'http://localhost')
  const page = await renderPage(url)
  const scripts = [{ attributes: { type: 'module', src: '/site/entry.client.tsx' } }]
  const html = htmlDocument({ ...page, stylesheets: stylesheets(server), scripts })
  // Not by the list of pages, which leaves out the design system.
  response.statusCode = filesOf(url.pathname)[0] === filesOf(notFoundPath)[0] ? 404 : 200
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(await server.transformIndexHtml(originalUrl, html))
}

async function sendFormPage(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { path, posted } = JSON.parse(await text(request))
  const { renderFormPage } = await loadBundle(server)
  // Renders twice: after the first time, the module graph has the page's styles.
  await renderFormPage(path, posted, [])
  response.end(await renderFormPage(path, posted, stylesheets(server)))
}
