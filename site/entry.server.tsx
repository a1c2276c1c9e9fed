import { renderToString } from 'react-dom/server'
import { notFoundPath, pages } from '../content/pages.ts'
import { factsAhead } from '../domain/opening-hours/facts-ahead.ts'
import type { SiteBundle } from '../domain/site-bundle.ts'
import { bookableServices } from '../workshop/bookable-services.ts'
import { App } from './app.tsx'
import { htmlDocument } from './document.ts'
import { RenderingProvider } from './rendering.ts'
import { loadPage } from './routes.ts'
import { siteFiles } from './site-files.ts'

/** What the server uses of the site. */
export const bundle: SiteBundle = {
  // Every page, and the booking form with each service preselected.
  documents: [...Object.keys(pages), ...bookableServices.map((service) => `/appointment?service=${encodeURIComponent(service)}`)],
  notFoundPath,
  clientEntry: 'site/entry.client.tsx',
  endpoints: [__BOOKING_ENDPOINT__, __CONTACT_ENDPOINT__],
  siteFiles,
  async renderPage(url, { origin, moment, facts }, posted) {
    // The same facts are hydrated.
    const rendering = { origin, moment, facts: factsAhead(facts, moment) }
    const { page, module, status, files } = await loadPage(url)
    const body = renderToString(
      <RenderingProvider value={rendering}>
        <App initial={{ page: { ...page, posted }, module }} />
      </RenderingProvider>,
    )
    return { status, files, documentWith: (assets) => htmlDocument({ path: page.path, rendering, body, ...assets }) }
  },
}
