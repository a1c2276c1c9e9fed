import { renderToReadableStream } from 'react-dom/server'
import { booking } from '../enquiries/booking/booking.ts'
import { contact } from '../enquiries/contact/contact.ts'
import type { Enquiry } from '../enquiries/enquiry.ts'
import type { Receive } from '../enquiries/receive.ts'
import { receiveNativePost } from './forms/native-post.ts'
import { loadPage, type Shown } from './load-page.ts'
import { routeTo } from './routes.ts'
import { Site } from './site.tsx'

/** The pages whose forms work without scripts. */
const forms: Readonly<Record<string, Enquiry>> = { '/appointment': booking, '/contact': contact }

/** The file that shows a path, relative to the project: under this name the build lists its script and its style. */
export function fileOf(path: string): string {
  return `site/pages/${routeTo(path).file}`
}

/** The document of a page. */
export async function renderPage(url: URL, stylesheets: readonly string[]): Promise<string> {
  return await render(await loadPage(url), stylesheets)
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
  const html = await render({ page: { ...page, posted }, module }, stylesheets)
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}) },
  })
}

async function render(arrival: Shown, stylesheets: readonly string[]): Promise<string> {
  let failure: unknown
  const stream = await renderToReadableStream(<Site arrival={arrival} stylesheets={stylesheets} />, {
    onError: (error) => {
      failure = error
    },
  })
  const html = await new Response(stream).text()
  if (failure) throw failure
  return html
}
