import { definitionOf } from '../../domain/enquiries/enquiries.ts'
import { observe } from '../../domain/enquiries/observe.ts'
import type { Receive } from '../../domain/enquiries/receive.ts'
import { check } from '../../domain/form.ts'
import type { SaveQueue } from './save-queue.ts'

/** Returns the handler that validates an enquiry, stores it, and wakes the outbox for its emails. */
export function createReceive(queue: Pick<SaveQueue, 'save'>, outbox: { wake(): void }): Receive {
  return async (kind, input, submission) => {
    const checked = check(definitionOf(kind), input)
    if (!checked.ok) return { outcome: 'invalid', fieldErrors: checked.fieldErrors }
    const { answers } = checked
    const { address, idempotencyKey } = submission ?? {}
    const saved = await queue.save({ kind, answers, address, idempotencyKey, observed: observe(answers, submission) })
    if (saved.outcome !== 'limited') outbox.wake()
    return saved
  }
}
