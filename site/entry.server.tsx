import { renderToString } from 'react-dom/server'
import type { FormPost } from '../enquiries/form-post.ts'
import { PicturesOnPage } from './components/picture/picture.tsx'
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

/** A page for `htmlDocument`, and the names of its pictures, each with whether it belongs to the first view. */
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

function render(arrival: Shown): { path: string; body: string; pictures: Map<string, boolean> } {
  const pictures = new Map<string, boolean>()
  const body = renderToString(
    <PicturesOnPage value={pictures}>
      <Site arrival={arrival} />
    </PicturesOnPage>,
  )
  return { path: arrival.page.path, body, pictures }
}
