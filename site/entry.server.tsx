import { renderToString } from 'react-dom/server'
import type { FormPost } from '../domain/enquiries/form-post.ts'
import { App } from './app.tsx'
import { htmlDocument } from './document.ts'
import { loadPage } from './load-page.ts'
import { findRoute } from './routes.ts'

export { htmlDocument }

/** Renders the page at a URL, for `htmlDocument`. `files`: the sources whose scripts and styles it needs. `posted`: the result of a form post. */
export async function renderPage(url: URL, posted?: FormPost) {
  const { status, files } = findRoute(url.pathname)
  const { page, module } = await loadPage(url)
  const body = renderToString(<App initial={{ page: { ...page, posted }, module }} />)
  return { path: page.path, body, status, files }
}

/**
 * Renders the response to a no-JavaScript form post: the form's page with the outcome. It has no scripts, so that hydration can't
 * overwrite what was typed.
 */
export async function renderFormPage(path: string, posted: FormPost, stylesheets: readonly string[]): Promise<string> {
  return htmlDocument({ ...(await renderPage(new URL(path, 'http://localhost'), posted)), stylesheets })
}
