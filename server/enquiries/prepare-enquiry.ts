import { randomUUIDv7 } from 'node:crypto'
import { observe } from '../../domain/enquiries/observe.ts'
import { searchKeysOf } from '../../domain/enquiries/search-keys.ts'
import { keyedHash } from '../database/address-key.ts'
import { networkOf, senderOf } from '../database/sender-of.ts'
import type { NewEnquiryRow } from '../database/tables.ts'
import { hashMailbox } from '../mail/mailbox.ts'
import { fingerprint } from './fingerprint.ts'
import type { NewEnquiry, PreparedEnquiry } from './new-enquiry.ts'

/**
 * Prepares an enquiry for the transaction that stores it. Hashing and observing happen here to keep that short.
 * @param key for hashing addresses
 * @param receivedAt milliseconds since 1970
 */
export function prepareEnquiry(enquiry: NewEnquiry, key: string, receivedAt: number): PreparedEnquiry {
  const { answers, address, idempotencyKey, observed = observe(answers) } = enquiry
  const sender = address && senderOf(address)
  return {
    fingerprint: fingerprint(enquiry),
    keyed: idempotencyKey !== undefined,
    sender: sender && keyedHash(sender, key),
    network: sender && keyedHash(`net:${networkOf(sender)}`, key),
    mailbox: hashMailbox(answers.email ?? '', key),
    observed,
    row: rowOf(enquiry, receivedAt),
  }
}

/** Returns the row of a new enquiry, before it is assessed and gets a reference. */
export function rowOf({ kind, answers }: NewEnquiry, receivedAt: number): NewEnquiryRow {
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
