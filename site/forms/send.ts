import type { Answers, Kind } from '../../enquiries/enquiry.ts'

const endpoints: Record<Kind, string> = { booking: __BOOKING_ENDPOINT__, contact: __CONTACT_ENDPOINT__ }

/** Milliseconds after which a request that nobody answers counts as failed. */
export const patience = 15_000

/** `confirmation`: whether the server says that a copy goes to the visitor. `status`: absent when there was no answer. */
export type Sent = { ok: true; confirmation: boolean } | { ok: false; status?: number }

// Only to our own server: another host may not allow the headers, and would then get nothing at all.
function headersForOurs(endpoint: string, idempotencyKey: string): Record<string, string> {
  return endpoint.startsWith('/') ? { 'Form-Age': String(Math.round(performance.now())), 'Idempotency-Key': idempotencyKey } : {}
}

/**
 * Sends an enquiry. Success is a 2xx answer that was not redirected and is no HTML page: what stands between the visitor and
 * the server, such as the sign-in page of a hotel's Wi-Fi, answers with those. Anything else, no answer in time and no
 * connection are failure.
 * @param idempotencyKey the same for each try of one enquiry
 */
export async function send(kind: Kind, answers: Answers, idempotencyKey: string): Promise<Sent> {
  // The page says first that it sends.
  await new Promise((resolve) => setTimeout(resolve))
  try {
    const response = await fetch(endpoints[kind], {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headersForOurs(endpoints[kind], idempotencyKey) },
      body: JSON.stringify(answers),
      // What a visitor wrote goes nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const isPage = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(response.headers.get('Content-Type') ?? '')
    if (response.ok && !isPage) return { ok: true, confirmation: response.headers.get('Confirmation-Mail') === 'yes' }
    console.error(`The ${kind} was not received: status ${response.status}${isPage ? ', a page' : ''}.`)
    return { ok: false, status: response.status }
  } catch (error) {
    console.error(`The ${kind} was not received: ${error instanceof Error ? error.name : 'unknown error'}.`)
    return { ok: false }
  }
}
