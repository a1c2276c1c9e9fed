import { refusals, wording } from '../../domain/enquiries/form-post.ts'
import { addressLine, type Business, directionsUrl } from '../../workshop/facts.ts'
import { escapeHtml } from '../escape-html.ts'
import { plainPage } from './plain-page.ts'

/** What to do, by status. The phone numbers follow. */
const advice: Readonly<Record<number, string>> = {
  403: 'It didn’t come from one of our own pages. Please open our page and send it from there, or call us:',
  413: `${refusals.tooLong} Please go back and shorten it, or call us:`,
  429: `${refusals.tooMany} Please call us:`,
}
const otherwise = 'Something went wrong at our end. Please go back and try again in a moment, or call us:'

/** What to do when a page couldn't be opened. */
const checkAddress = 'Please check the address, or start from our <a href="/">home page</a>. You can also call us:'

/** Returns an unstyled, self-contained page for when the form's page can't be rendered: nothing was sent, and what to do. */
export function errorPage(status: number, business: Business): string {
  return documentOf(wording.failed, advice[status] ?? otherwise, business)
}

/** Returns the same kind of page for a request that asked for a page and can't be answered with one of the site's. */
export function notOpenedPage(status: number, business: Business): string {
  return documentOf('We couldn’t open that page', status >= 500 ? otherwise : checkAddress, business)
}

function documentOf(title: string, text: string, business: Business): string {
  const { name, landline, mobile } = business
  const call = [landline, mobile].map(({ shown, dial }) => `<a href="tel:${escapeHtml(dial)}">${escapeHtml(shown)}</a>`).join(' or ')
  const address = `<a href="${escapeHtml(directionsUrl(business))}">${escapeHtml(addressLine(business))}</a>`
  return plainPage({ title, site: name, body: `<p>${text} ${call}.</p>\n<p>${escapeHtml(name)}, ${address}</p>` })
}
