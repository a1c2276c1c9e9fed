import type { Answers, Enquiry, Faults } from '../../enquiries/enquiry.ts'
import type { Receive } from '../../enquiries/receive.ts'

/** What the page says about a form that was posted without scripts. */
export type NativePost =
  | { outcome: 'sent'; received: Answers; confirmation: boolean }
  | { outcome: 'refused'; answers: Answers; faults: Faults }
  | { outcome: 'failed'; answers: Answers; status: number }

/** The name of a field that people do not see; whatever stands in it was put there by a program. */
export const trap = 'comment'

/** What its page shall show, with which HTTP status, and after how many seconds another try may go through. */
type Answer = { posted: NativePost; status: number; retryAfter?: number }

/** Receives a form that the browser posted by itself. The answers are tidied first, as the page does where scripts run. */
export async function receiveNativePost(enquiry: Enquiry, form: FormData, receive: Receive): Promise<Answer> {
  const answers = Object.fromEntries(
    Object.entries(enquiry.fields).map(([name, field]) => {
      const typed = form.get(name)
      const text = typeof typed === 'string' ? typed : ''
      return [name, field.tidy?.(text) ?? text]
    }),
  )
  try {
    const received = await receive(enquiry.kind, answers, { trapped: Boolean(form.get(trap)) })
    if (received.outcome === 'limited') {
      return { posted: { outcome: 'failed', answers, status: 429 }, status: 429, retryAfter: received.retryAfter }
    }
    if (received.outcome === 'refused') return { posted: { outcome: 'refused', answers, faults: received.faults }, status: 422 }
    const { outcome, confirmation } = received
    return { posted: { outcome: 'sent', received: answers, confirmation }, status: outcome === 'kept' ? 201 : 200 }
  } catch {
    // The store has logged why; the visitor gets the page back with everything typed.
    return { posted: { outcome: 'failed', answers, status: 503 }, status: 503 }
  }
}
