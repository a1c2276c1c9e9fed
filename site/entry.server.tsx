import { renderToString } from 'react-dom/server'
import { notFoundPath, pages } from '../content/pages.ts'
import type { FormPost } from '../domain/enquiries/form-post.ts'
import { factsAhead } from '../domain/opening-hours/facts-ahead.ts'
import { bookableServices } from '../workshop/bookable-services.ts'
import { App } from './app.tsx'
import { htmlDocument } from './document.ts'
import { loadPage } from './load-page.ts'
import { type Rendering, RenderingProvider } from './rendering.ts'
import { findRoute } from './routes.ts'
import { searchFiles } from './search-files.ts'

export { htmlDocument, notFoundPath, searchFiles }

/** The source of the script that hydrates every page. */
export const clientEntry = 'site/entry.client.tsx'

/** The URLs of all documents: every page, and the booking form with each service preselected. */
export const documents: readonly string[] = [
  ...Object.keys(pages),
  ...bookableServices.map((service) => `/appointment?service=${encodeURIComponent(service)}`),
]

/** Where the forms post to. */
export const endpoints: readonly string[] = [__BOOKING_ENDPOINT__, __CONTACT_ENDPOINT__]

/** Renders the page at a URL, for `htmlDocument`. `files`: the sources whose scripts and styles it needs. `posted`: the result of a form post. */
export async function renderPage(url: URL, { origin, moment, facts }: Rendering, posted?: FormPost) {
  // The same facts are hydrated.
  const rendering: Rendering = { origin, moment, facts: factsAhead(facts, moment) }
  const { status, files } = findRoute(url.pathname)
  const { page, module } = await loadPage(url)
  const body = renderToString(
    <RenderingProvider value={rendering}>
      <App initial={{ page: { ...page, posted }, module }} />
    </RenderingProvider>,
  )
  return { path: page.path, rendering, body, status, files }
}

/**
 * Renders a document without scripts: the response to a form post, whose typed text hydration would overwrite, or a page with facts that aren't saved.
 */
export async function renderWithoutScripts(
  path: string,
  rendering: Rendering,
  stylesheets: readonly string[],
  posted?: FormPost,
): Promise<string> {
  return htmlDocument({ ...(await renderPage(new URL(path, 'http://localhost'), rendering, posted)), stylesheets })
}
