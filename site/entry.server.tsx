import { renderToString } from 'react-dom/server'
import { booking } from '../enquiries/booking/booking.ts'
import { contact } from '../enquiries/contact/contact.ts'
import type { Enquiry } from '../enquiries/enquiry.ts'
import type { Receive } from '../enquiries/receive.ts'
import { PicturesOnPage } from './components/picture/picture.tsx'
import { htmlDocument } from './document.ts'
import { receiveNativePost } from './forms/native-post.ts'
import { loadPage, type Shown } from './load-page.ts'
import { routeTo } from './routes.ts'
import { Site } from './site.tsx'

export { htmlDocument }

/** The pages whose forms work without scripts. */
const forms: Readonly<Record<string, Enquiry>> = { '/appointment': booking, '/contact': contact }

/** The file that shows a path, relative to the project: under this name the build lists its script and its style. */
export function fileOf(path: string): string {
  return `site/pages/${routeTo(path).file}`
}

/** A page for `htmlDocument`, and the names of its pictures, each with whether it belongs to the first view. */
export async function renderPage(url: URL) {
  return render(await loadPage(url))
}

/**
 * Receives a form that a browser posted by itself, and answers with its page: thanks, or what is to be mended, with
 * every answer kept. That document carries no scripts, so that nothing hydrates over what was typed.
 */
export async function renderPost(request: Request, receive: Receive, stylesheets: readonly string[]): Promise<Response> {
  const url = new URL(request.url)
  const enquiry = forms[url.pathname]
  if (!enquiry) throw new Error(`There is no form at ${url.pathname}.`)
  const { page, module } = await loadPage(url)
  const { posted, status, retryAfter } = await receiveNativePost(enquiry, await request.formData(), receive)
  const html = htmlDocument({ ...render({ page: { ...page, posted }, module }), stylesheets })
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}) },
  })
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
