import type { EnquiryKind } from './enquiries/enquiry.ts'
import type { Instant } from './instant.ts'

/** What owners look after at the desk: emails that haven't been sent, and enquiries in quarantine. All newest first. */
export type MailPage = {
  failed: Listed<UnsentMail>
  waiting: Listed<UnsentMail>
  /** How many of the failed ones nobody has acted on since. */
  unreached: number
  heldBack: Listed<HeldBack>
  advertising: Listed<HeldBack>
}

/** `more`: how many others there are. */
export type Listed<T> = { listed: readonly T[]; more: number }

/**
 * An email that failed or is due. `to`: the visitor's address that it goes to when it is sent again. `canMove`: whether that follows the enquiry's.
 * `isOutdated`: a newer one has replaced it, or its appointment was cancelled. `error`: see `last_error` in server/database/tables.ts.
 * `mayHaveArrived`: the relay never answered. `needsAttention`: failed, and nobody has acted on the enquiry since.
 */
export type UnsentMail = {
  id: string
  kind: string
  recipient: 'workshop' | 'visitor'
  state: 'due' | 'failed'
  to?: string | undefined
  canMove: boolean
  isOutdated: boolean
  enquiry?: { id: string; plate?: string | undefined; name: string } | undefined
  createdAt: Instant
  dueAt: Instant
  attempts: number
  error?: string | undefined
  isSending: boolean
  mayHaveArrived: boolean
  needsAttention: boolean
}

/** An enquiry in quarantine. `message`: its beginning. `signals`: names of its spam signals. */
export type HeldBack = {
  id: string
  kind: EnquiryKind
  plate?: string | undefined
  name: string
  about: string
  message: string
  receivedAt: Instant
  signals: readonly string[]
}

/** `done`: also for a repeated post. `changed`: it is no longer possible. */
export type MailPageResult = { outcome: 'done' | 'changed' | 'missing' }
