import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FormPost } from '../enquiries/form-post.ts'
import type { RenderFormPage } from './http/form-posts.ts'
import { loadPages, type Pages } from './http/load-pages.ts'

/** The built site: its pages, and the renderer for no-JavaScript form posts. */
export type Site = { pages: Pages; renderFormPage: RenderFormPage }

/** The exports of the site's server build (site/entry.server.tsx). */
type SiteBuild = { renderFormPage(path: string, posted: FormPost, stylesheets: readonly string[]): Promise<string> }

/**
 * Loads the built site.
 * @param buildDir absolute path of the build output: `pages.json`, `client/` and `server/index.js`
 * @throws when the site has not been built
 */
export async function loadSite(buildDir: string): Promise<Site> {
  const pages = await loadPages(buildDir)
  // A computed path, so that type checking works without a build.
  const site: SiteBuild = await import(pathToFileURL(join(buildDir, 'server', 'index.js')).href)
  return { pages, renderFormPage: (path, posted) => site.renderFormPage(path, posted, pages.byPath.get(path)?.stylesheets ?? []) }
}
