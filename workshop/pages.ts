/** A page of the site: what search engines and shared links say of it. */
export type Page = {
  title: string
  /** One or two sentences, at most 160 characters. */
  description: string
  /** A sample page waits for the workshop's own content: it is complete, but search engines are asked to pass it by. */
  sample: boolean
  /** The path that search engines keep, where it is not the page's own. */
  canonical?: string
}

/** Every public page by its path. Prerendering, the sitemap and the tests are derived from this list. */
export const pages = {
  '/': {
    title: 'Cloverlea Auto Workshop: repairs, WoF, bodywork and air conditioning',
    description:
      'Mechanical, electrical, bodywork and air conditioning repairs under one roof in Cloverlea. Open Sunday to Friday, 8.00am to 6.00pm.',
    sample: false,
  },
  '/appointment': {
    title: 'Book an appointment',
    description:
      'Book your car in for a WoF, service, repair, diagnostics, bodywork or air conditioning. We call you back within opening hours.',
    sample: false,
  },
  '/contact': {
    title: 'Contact us',
    description: 'Call, e-mail or write to the workshop: address, phone numbers, opening hours and a contact form.',
    sample: false,
  },
} as const satisfies Record<string, Page>

export type PagePath = keyof typeof pages

/** Not a page that anybody visits on purpose: prerendered here, served for every unknown path with status 404. */
export const notFoundPath = '/404'

/** The page's facts, for any path of the list. */
export function pageAt(path: PagePath): Page {
  return pages[path]
}
