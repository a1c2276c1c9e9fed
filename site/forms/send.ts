import type { EnquiryKind } from '../../domain/enquiries/enquiry.ts'
import type { Answers } from '../../domain/form.ts'

const endpoints: Record<EnquiryKind, string> = { booking: __BOOKING_ENDPOINT__, contact: __CONTACT_ENDPOINT__ }

const timeoutMs = 15_000

const beingSent = new Map<EnquiryKind, Promise<Sent>>()

/** Returns the enquiry that is being sent, if there is one. The visitor may have come from the page that sent it. */
export function sendingOf(kind: EnquiryKind): Promise<Sent> | undefined {
  return beingSent.get(kind)
}

/** `confirmation`: whether the server emails the visitor a copy. `status`: undefined if there was no response. */
export type Sent = { ok: true; confirmation: boolean } | { ok: false; status?: number }

// Only for our own server: another host's CORS policy may not allow these headers and would block the request.
function ownServerHeaders(endpoint: string, idempotencyKey: string): Record<string, string> {
  return endpoint.startsWith('/') ? { 'Form-Age': String(Math.round(performance.now())), 'Idempotency-Key': idempotencyKey } : {}
}

/**
 * Sends an enquiry. Success is a 2xx response that was not redirected and isn't an HTML page, because a captive portal
 * (a hotel's Wi-Fi sign-in page) answers with a redirect or an HTML page. Everything else is a failure, including a timeout and no connection.
 * @param idempotencyKey the same for every attempt to send one enquiry
 */
export function send(kind: EnquiryKind, answers: Answers, idempotencyKey: string): Promise<Sent> {
  const sending = post(kind, answers, idempotencyKey).finally(() => beingSent.delete(kind))
  beingSent.set(kind, sending)
  return sending
}

async function post(kind: EnquiryKind, answers: Answers, idempotencyKey: string): Promise<Sent> {
  // Lets the page paint its sending state first.
  await new Promise((resolve) => setTimeout(resolve))
  try {
    const response = await fetch(endpoints[kind], {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...ownServerHeaders(endpoints[kind], idempotencyKey) },
      body: JSON.stringify(answers),
      // The visitor's data must not follow a redirect to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const isPage = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(response.headers.get('Content-Type') ?? '')
    if (response.ok && !isPage) return { ok: true, confirmation: response.headers.get('Confirmation-Mail') === 'yes' }
    console.error(`The ${kind} was not received: status ${response.status}${isPage ? ', an HTML page' : ''}.`)
    return { ok: false, status: response.status }
  } catch (error) {
    console.error(`The ${kind} was not received: ${error instanceof Error ? error.name : 'unknown error'}.`)
    return { ok: false }
  }
}
