import { createHash, randomUUIDv7 } from 'node:crypto'
import type { EnquiryKind } from '../../domain/enquiries/enquiry.ts'
import { type Observed, observe } from '../../domain/enquiries/observe.ts'
import { searchKeysOf } from '../../domain/enquiries/search-keys.ts'
import type { Instant } from '../../domain/instant.ts'
import { keyedHash } from '../database/address-key.ts'
import { networkOf, senderOf } from '../database/sender-of.ts'
import type { NewEnquiryRow } from '../database/tables.ts'
import { hashMailbox } from '../mail/mailbox.ts'

/**
 * A validated enquiry. `address`: the client's IP address, of which only a hash is stored, for a day. `idempotencyKey`: the same key
 * with the same answers is a duplicate, however late it arrives.
 */
export type NewEnquiry = {
  kind: EnquiryKind
  answers: Readonly<Record<string, string>>
  address?: string | undefined
  idempotencyKey?: string | undefined
  /** Default: observed from its answers alone. */
  observed?: Observed | undefined
}

/**
 * An enquiry prepared for its transaction. `keyed`: the fingerprint includes an idempotency key and never expires. `sender`, `network`
 * and `mailbox` are hashes; the first two are absent when the address is unknown.
 */
export type PreparedEnquiry = {
  fingerprint: string
  keyed: boolean
  sender?: string | undefined
  network?: string | undefined
  mailbox: string
  observed: Observed
  row: NewEnquiryRow
}

/**
 * Prepares an enquiry for the transaction that stores it. Hashing and observing happen here to keep that short.
 * @param key for hashing addresses
 */
export function prepareEnquiry(enquiry: NewEnquiry, key: string, receivedAt: Instant): PreparedEnquiry {
  const { kind, answers, address, idempotencyKey, observed = observe(answers) } = enquiry
  const sender = address && senderOf(address)
  return {
    fingerprint: hashAnswers(kind, answers, idempotencyKey),
    keyed: idempotencyKey !== undefined,
    sender: sender && keyedHash(sender, key),
    network: sender && keyedHash(`net:${networkOf(sender)}`, key),
    mailbox: hashMailbox(answers.email ?? '', key),
    observed,
    row: rowOf(enquiry, receivedAt),
  }
}

/** Returns a hash of 64 hex digits that identifies the answers of a form, and its idempotency key. The order of answers and empty ones don't matter. */
export function hashAnswers(kind: string, answers: Readonly<Record<string, unknown>>, idempotencyKey?: string): string {
  const answered = Object.entries(answers).filter(([, answer]) => answer !== '')
  const canonical = JSON.stringify([kind, answered.sort(([a], [b]) => (a < b ? -1 : 1)), idempotencyKey])
  return createHash('sha256').update(canonical).digest('hex')
}

/** Returns the row of a new enquiry, before it is assessed and gets a reference. */
export function rowOf({ kind, answers }: NewEnquiry, receivedAt: Instant): NewEnquiryRow {
  const answer = (name: string) => answers[name] || null
  const [email, phone, plate] = [answer('email'), answer('phone'), answer('plate')]
  return {
    id: randomUUIDv7(),
    kind,
    name: answer('name'),
    email,
    phone,
    plate,
    service: answer('service'),
    subject: answer('subject'),
    message: answer('message'),
    received_at: receivedAt,
    quarantined_at: null,
    spam_signals: null,
    state: 'new',
    version: 0,
    source: 'website',
    call_back_at: null,
    assignee_id: null,
    urgent: 0,
    appointment_at: 0,
    ...searchKeysOf({ email, phone, plate }),
  }
}
