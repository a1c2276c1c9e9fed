import { enquiries } from '../../enquiries/enquiries.ts'
import { check, type Enquiry } from '../../enquiries/enquiry.ts'
import type { Receive } from '../../enquiries/receive.ts'
import { observe } from '../spam/observe.ts'
import { OverLimit } from '../store/limits.ts'
import type { Store } from '../store/store.ts'

/** Returns the handler that validates an enquiry, stores it, and wakes the outbox for its mails. */
export function receiveWith(store: Pick<Store, 'keep'>, outbox: { wake(): void }): Receive {
  return async (kind, sent, arrival) => {
    const checked = check(enquiries[kind] as Enquiry, sent)
    if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
    const { answers } = checked
    try {
      const { address, idempotencyKey } = arrival ?? {}
      const kept = await store.keep({ kind, answers, address, idempotencyKey, observed: observe(answers, arrival) })
      outbox.wake()
      return kept
    } catch (error) {
      if (error instanceof OverLimit) return { outcome: 'limited', retryAfter: error.retryAfter }
      throw error
    }
  }
}
