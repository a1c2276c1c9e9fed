import { renderToString } from 'react-dom/server'
import type { FormPost } from '../enquiries/form-post.ts'
import { App } from './app.tsx'
import { htmlDocument } from './document.ts'
import { type LoadedPage, loadPage } from './load-page.ts'
import { findRoute } from './routes.ts'

export { htmlDocument }

/** Returns the source files behind a path, relative to the project root: the keys of their scripts and styles in Vite's manifest. */
export function filesOf(path: string): readonly string[] {
  return findRoute(path).files
}

/** Returns a page for `htmlDocument`. */
export async function renderPage(url: URL) {
  return render(await loadPage(url))
}

/**
 * Renders the response to a no-JavaScript form post: the form's page with the outcome. It has no scripts, so that hydration can't
 * overwrite what was typed.
 */
export async function renderFormPage(path: string, posted: FormPost, stylesheets: readonly string[]): Promise<string> {
  const { page, module } = await loadPage(new URL(path, 'http://localhost'))
  return htmlDocument({ ...render({ page: { ...page, posted }, module }), stylesheets })
}

function render(loaded: LoadedPage): { path: string; body: string } {
  return { path: loaded.page.path, body: renderToString(<App initial={loaded} />) }
}
