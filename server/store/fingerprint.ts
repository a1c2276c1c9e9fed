import { createHash } from 'node:crypto'
import type { NewEnquiry } from './types.ts'

/**
 * The same for the same content, whatever the order of its answers, sent under the same idempotency key: 64 hex digits.
 * Unanswered questions don't count.
 */
export function fingerprint({ kind, answers, idempotencyKey }: NewEnquiry): string {
  const answered = Object.entries(answers).filter(([, answer]) => answer !== '')
  const canonical = JSON.stringify([kind, answered.sort(([a], [b]) => (a < b ? -1 : 1)), ...(idempotencyKey ? [idempotencyKey] : [])])
  return createHash('sha256').update(canonical).digest('hex')
}
