import type { EnquiryKind } from '../../domain/enquiries/enquiry.ts'
import type { Observed } from '../../domain/enquiries/observe.ts'
import type { NewEnquiryRow } from '../database/tables.ts'

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

/** `confirmation`: whether the visitor gets a confirmation. */
export type SaveResult = { outcome: 'stored' | 'duplicate'; id: string; confirmation: boolean }
