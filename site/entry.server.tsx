import { renderToString } from 'react-dom/server'
import type { FormPost } from '../enquiries/form-post.ts'
import { htmlDocument } from './document.ts'
import { loadPage, type Shown } from './load-page.ts'
import { routeTo } from './routes.ts'
import { Site } from './site.tsx'

export { htmlDocument }

/** The files that show a path, relative to the project: under these names the build lists their scripts and style. */
export function filesOf(path: string): string[] {
  const { file, content } = routeTo(path)
  return [`site/pages/${file}`, ...(content ? [content] : [])]
}

/** Returns a page for `htmlDocument`. */
export async function renderPage(url: URL) {
  return render(await loadPage(url))
}

/**
 * The page of a form that a browser posted by itself, with what became of it. The document carries no scripts, so that nothing
 * hydrates over what was typed.
 */
export async function renderFormPage(path: string, posted: FormPost, stylesheets: readonly string[]): Promise<string> {
  const { page, module } = await loadPage(new URL(path, 'http://localhost'))
  return htmlDocument({ ...render({ page: { ...page, posted }, module }), stylesheets })
}

function render(arrival: Shown): { path: string; body: string } {
  return { path: arrival.page.path, body: renderToString(<Site arrival={arrival} />) }
}
