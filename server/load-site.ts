import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Receive } from '../enquiries/receive.ts'
import { loadPages } from './http/load-pages.ts'
import type { Site } from './start-server.ts'

/** What the site's half for the server exports (site/entry.server.tsx). */
type SiteBuild = { renderPost(request: Request, receive: Receive, stylesheets: readonly string[]): Promise<Response> }

/**
 * Loads the built site.
 * @param buildDir absolute path of the folder that the build leaves: `pages.json`, `client/` and `server/index.js`
 * @throws when it is not built
 */
export async function loadSite(buildDir: string): Promise<Site> {
  const pages = await loadPages(buildDir)
  // The name is put together here, so that the types of a server that is not built yet don't depend on the build.
  const site: SiteBuild = await import(pathToFileURL(join(buildDir, 'server', 'index.js')).href)
  return {
    pages,
    renderPostWith: (receive) => (request, arrival) => {
      // The page knows what stands in its form, the server where it came from.
      const receiveHere: Receive = (kind, sent, seen) => receive(kind, sent, { ...arrival, ...seen })
      return site.renderPost(request, receiveHere, pages.byPath.get(new URL(request.url).pathname)?.stylesheets ?? [])
    },
  }
}
