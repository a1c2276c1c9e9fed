import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FormPost } from '../domain/enquiries/form-post.ts'
import type { RenderFormPage } from './enquiries/form-posts.ts'
import { type BuiltFiles, loadFiles } from './http/load-files.ts'

/** The built site: its files, and the renderer for no-JavaScript form posts. */
export type BuiltSite = { files: BuiltFiles; renderFormPage: RenderFormPage }

/** What the server uses of the site's server bundle (site/entry.server.tsx), from which it can't import the type. */
type FormRenderer = { renderFormPage(path: string, posted: FormPost, stylesheets: readonly string[]): Promise<string> }

/**
 * Loads the built site.
 * @param buildDir absolute path of the build output: `pages.json`, `client/` and `server/index.js`
 * @throws when the site has not been built
 */
export async function loadSite(buildDir: string): Promise<BuiltSite> {
  const files = await loadFiles(buildDir)
  // A computed path, so that type checking works without a build.
  const site: FormRenderer = await import(pathToFileURL(join(buildDir, 'server', 'index.js')).href)
  return { files, renderFormPage: (path, posted) => site.renderFormPage(path, posted, files.byPath.get(path)?.stylesheets ?? []) }
}
