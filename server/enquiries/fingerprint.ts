import { createHash } from 'node:crypto'
import type { NewEnquiry } from './new-enquiry.ts'

/**
 * Returns a hash of 64 hex digits that identifies an enquiry by its answers and idempotency key. The order of the answers
 * and empty ones don't matter.
 */
export function fingerprint({ kind, answers, idempotencyKey }: NewEnquiry): string {
  const answered = Object.entries(answers).filter(([, answer]) => answer !== '')
  const canonical = JSON.stringify([kind, answered.sort(([a], [b]) => (a < b ? -1 : 1)), ...(idempotencyKey ? [idempotencyKey] : [])])
  return createHash('sha256').update(canonical).digest('hex')
}
