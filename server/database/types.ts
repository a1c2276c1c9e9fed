import type { EnquiryKind } from '../../domain/enquiries/enquiry.ts'
import type { Instant } from '../../domain/instant.ts'
import type { EnquiryRow } from './tables.ts'

/** A stored enquiry. `reference`: the code that people quote for it. `signals`: names of its spam signals. */
export type StoredEnquiry = {
  id: string
  reference: string
  kind: EnquiryKind
  answers: Record<string, string>
  receivedAt: Instant
  /** Whether a visitor sent it, or staff wrote down a call. */
  source: EnquiryRow['source']
  signals: readonly string[]
}

/**
 * Why enquiries can't be stored: the disk is full, another process holds a lock, the database is damaged, read-only or
 * unreachable, it doesn't answer in time, or something else.
 */
export type StoreError = 'full' | 'locked' | 'damaged' | 'read-only' | 'unreachable' | 'slow' | 'error'

/** `error`: absent while enquiries can be stored. `due`, `failed`: numbers of emails; of failed ones, those that nobody has acted on. */
export type Health = { error?: StoreError | undefined; due: number; oldestDueSeconds: number; failed: number }

/**
 * The result of a deletion. `mails`: ids of the emails deleted with their enquiries. `purged`: whether the data is gone from the store's
 * files too; see `Database.purgeDeleted`.
 */
export type Deletion = { enquiries: number; mails: string[]; purged: boolean }
