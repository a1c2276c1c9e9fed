import { definitionOf } from '../../enquiries/enquiries.ts'
import { check } from '../../enquiries/enquiry.ts'
import type { Receive } from '../../enquiries/receive.ts'
import { observe } from '../spam/observe.ts'
import { OverLimit } from '../store/limits.ts'
import type { Store } from '../store/store.ts'

/** Returns the handler that validates an enquiry, stores it, and wakes the outbox for its emails. */
export function createReceive(store: Pick<Store, 'saveEnquiry'>, outbox: { wake(): void }): Receive {
  return async (kind, input, submission) => {
    const checked = check(definitionOf(kind), input)
    if (!checked.ok) return { outcome: 'invalid', fieldErrors: checked.fieldErrors }
    const { answers } = checked
    try {
      const { address, idempotencyKey } = submission ?? {}
      const saved = await store.saveEnquiry({ kind, answers, address, idempotencyKey, observed: observe(answers, submission) })
      outbox.wake()
      return saved
    } catch (error) {
      if (error instanceof OverLimit) return { outcome: 'limited', retryAfter: error.retryAfter }
      throw error
    }
  }
}
