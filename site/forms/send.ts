import type { Answers, Kind } from '../../enquiries/enquiry.ts'

const endpoints: Record<Kind, string> = { booking: __BOOKING_ENDPOINT__, contact: __CONTACT_ENDPOINT__ }

/** Milliseconds after which a request that nobody answers counts as failed. */
export const patience = 15_000

// Only to our own server: another host may not allow the header, and would then get nothing at all.
function pageAge(endpoint: string): Record<string, string> {
  return endpoint.startsWith('/') ? { 'Form-Age': String(Math.round(performance.now())) } : {}
}

/** Sends an enquiry. Resolves to whether it was received: any 2xx is success; any other answer, no answer in time and no connection are failure. */
export async function send(kind: Kind, answers: Answers): Promise<boolean> {
  // The page says first that it sends.
  await new Promise((resolve) => setTimeout(resolve))
  try {
    const response = await fetch(endpoints[kind], {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...pageAge(endpoints[kind]) },
      body: JSON.stringify(answers),
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) console.error(`The ${kind} was not received: status ${response.status}.`)
    return response.ok
  } catch (error) {
    console.error(`The ${kind} was not received: ${error instanceof Error ? error.name : 'unknown error'}.`)
    return false
  }
}
