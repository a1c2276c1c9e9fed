import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FormPost } from '../enquiries/form-post.ts'
import type { RenderFormPage } from './http/form-posts.ts'
import { loadPages, type Pages } from './http/load-pages.ts'

/** The built site: its pages, and what renders the page of a form that was posted without scripts. */
export type Site = { pages: Pages; renderFormPage: RenderFormPage }

/** What the site's half for the server exports (site/entry.server.tsx). */
type SiteBuild = { renderFormPage(path: string, posted: FormPost, stylesheets: readonly string[]): Promise<string> }

/**
 * Loads the built site.
 * @param buildDir absolute path of the folder that the build leaves: `pages.json`, `client/` and `server/index.js`
 * @throws when it is not built
 */
export async function loadSite(buildDir: string): Promise<Site> {
  const pages = await loadPages(buildDir)
  // The name is put together here, so that the types of a server that is not built yet don't depend on the build.
  const site: SiteBuild = await import(pathToFileURL(join(buildDir, 'server', 'index.js')).href)
  return { pages, renderFormPage: (path, posted) => site.renderFormPage(path, posted, pages.byPath.get(path)?.stylesheets ?? []) }
}
