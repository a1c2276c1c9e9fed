import { data } from 'react-router'
import type { Answers, Enquiry, Faults } from '../../enquiries/enquiry.ts'
import type { Receive } from '../../enquiries/receive.ts'

/** What the page says about a form that was posted without scripts. */
export type NativePost =
  | { outcome: 'sent'; received: Answers }
  | { outcome: 'refused'; answers: Answers; faults: Faults }
  | { outcome: 'failed'; answers: Answers }

/** The name of a field that people do not see; whatever stands in it was put there by a program. */
export const trap = 'comment'

/**
 * Receives a form that the browser posted by itself, and says what its page shall show. The answers are tidied first,
 * as the page does where scripts run.
 */
export async function receiveNativePost(enquiry: Enquiry, request: Request, receive: Receive) {
  const form = await request.formData()
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
      return data<NativePost>({ outcome: 'failed', answers }, { status: 429, headers: { 'Retry-After': String(received.retryAfter) } })
    }
    if (received.outcome === 'refused') return data<NativePost>({ outcome: 'refused', answers, faults: received.faults }, { status: 422 })
    return data<NativePost>({ outcome: 'sent', received: answers }, { status: received.outcome === 'kept' ? 201 : 200 })
  } catch {
    // The store has logged why; the visitor gets the page back with everything typed.
    return data<NativePost>({ outcome: 'failed', answers }, { status: 503 })
  }
}
