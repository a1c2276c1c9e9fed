import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'
import type { FormPost } from '../domain/enquiries/form-post.ts'
import type { SiteBundle } from '../domain/site-bundle.ts'
import { firstFacts } from '../workshop/first-facts.ts'

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
  const page = await renderPage(server, originalUrl)
  const scripts = [{ attributes: { type: 'module', src: '/site/entry.client.tsx' } }]
  response.statusCode = page.status
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(await server.transformIndexHtml(originalUrl, page.documentWith({ stylesheets: loadedStylesheets(server), scripts })))
}

async function sendFormPage(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { path, posted } = JSON.parse(await text(request))
  const page = await renderPage(server, path, posted)
  response.end(page.documentWith({ stylesheets: loadedStylesheets(server) }))
}

async function renderPage(server: ViteDevServer, url: string, posted?: FormPost) {
  const { bundle } = (await server.ssrLoadModule('/site/entry.server.tsx')) as { bundle: SiteBundle }
  // With the first facts: the store belongs to another process.
  return await bundle.renderPage(new URL(url, 'http://localhost'), { origin: '', moment: new Date(), facts: firstFacts }, posted)
}

/** Returns the style sheets that rendering has loaded. They are linked because scripts would add them only after the first paint. */
function loadedStylesheets(server: ViteDevServer): string[] {
  return [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'))
}
