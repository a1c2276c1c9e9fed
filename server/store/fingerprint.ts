import { createHash } from 'node:crypto'
import type { NewEnquiry } from './store.ts'

/** The same for the same content, whatever the order of its answers: 64 hex digits. Unanswered questions don't count. */
export function fingerprint({ kind, answers }: NewEnquiry): string {
  const answered = Object.entries(answers).filter(([, answer]) => answer !== '')
  const canonical = JSON.stringify([kind, answered.sort(([a], [b]) => (a < b ? -1 : 1))])
  return createHash('sha256').update(canonical).digest('hex')
}
