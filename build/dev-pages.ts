import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'
import type { SiteBundle } from '../server/pages/site-bundle.ts'
import { firstFacts } from '../workshop/first-facts.ts'

/** The exports of the site's bundle. A type error here means that the server expects others. */
type Bundle = ServerCanUse<typeof import('../site/entry.server.tsx')>
type ServerCanUse<Exports extends SiteBundle> = Exports

/** With the first facts: the store belongs to another process. */
const rendering = () => ({ origin: '', moment: new Date(), facts: firstFacts })

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

async function sendPage(server: ViteDevServer, { originalUrl = '/' }: { originalUrl?: string }, response: ServerResponse): Promise<void> {
  const { htmlDocument, renderPage } = await loadBundle(server)
  const page = await renderPage(new URL(originalUrl, 'http://localhost'), rendering())
  const scripts = [{ attributes: { type: 'module', src: '/site/entry.client.tsx' } }]
  response.statusCode = page.status
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(await server.transformIndexHtml(originalUrl, htmlDocument({ ...page, stylesheets: loadedStylesheets(server), scripts })))
}

async function sendFormPage(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { path, posted } = JSON.parse(await text(request))
  const { htmlDocument, renderPage } = await loadBundle(server)
  const page = await renderPage(new URL(path, 'http://localhost'), rendering(), posted)
  response.end(htmlDocument({ ...page, stylesheets: loadedStylesheets(server) }))
}

function loadBundle(server: ViteDevServer) {
  return server.ssrLoadModule('/site/entry.server.tsx') as Promise<Bundle>
}

/** Returns the style sheets that rendering has loaded. They are linked because scripts would add them only after the first paint. */
function loadedStylesheets(server: ViteDevServer): string[] {
  return [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'))
}
