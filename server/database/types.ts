import type { EnquiryKind } from '../../domain/enquiries/enquiry.ts'
import type { Observed } from '../enquiries/spam/observe.ts'
import type { AppointmentRow, EnquiryRow, MailState, NewEnquiryRow, Recipient } from './tables.ts'

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

/** A stored enquiry. `reference`: the code that people quote for it. `receivedAt`: milliseconds since 1970. `signals`: names of its spam signals. */
export type StoredEnquiry = {
  id: string
  reference: string
  kind: EnquiryKind
  answers: Record<string, string>
  receivedAt: number
  /** Whether a visitor sent it, or staff wrote down a call. */
  source: EnquiryRow['source']
  signals: readonly string[]
}

/** An email that this process has claimed until its lease ends. `attempt` counts from 1. */
export type DueMail = {
  id: string
  kind: string
  recipient: Recipient
  attempt: number
  /** Earlier attempts after which it wasn't known whether the relay had accepted it. */
  unanswered: number
  messageId: string
  createdAt: number
  enquiry?: StoredEnquiry
  /** The visitor's address that it goes to: the enquiry's, or the one where it was tried before and may have arrived. */
  to?: string | undefined
  /** Those about the same enquiry that this one's recipient has been sent, in order. */
  earlier: readonly { kind: string; messageId: string }[]
  /** The appointment that it is about, as it is now. */
  appointment?: Pick<AppointmentRow, 'date' | 'time' | 'state'> | undefined
  content: unknown
}

/**
 * An email for the outbox. `onceKey`: unique key for an email that must not exist twice. `actionId`: the action at the desk that sent it.
 * `sentTo`: a
 * visitor's address other than the enquiry's. `dueAt`: milliseconds since 1970; default: now. `appointment`: the appointment that it is about, and its place
 * among that appointment's emails, if it has one.
 * `expiresAt`: when it is too late to send it.
 */
export type NewMail = {
  kind: string
  recipient: Recipient
  enquiryId?: string
  content?: object
  onceKey?: string
  actionId?: string
  dueAt?: number
  sentTo?: string
  appointment?: { id: string; version: number | null }
  expiresAt?: number | undefined
}

/** An email as the `mails` command lists it. Times are milliseconds since 1970. */
export type ListedMail = {
  id: string
  kind: string
  recipient: Recipient
  enquiryId: string | null
  state: MailState
  attempts: number
  dueAt: number
  createdAt: number
  lastError: string | null
}

/** An enquiry in quarantine. `quarantinedAt`: milliseconds since 1970. */
export type Quarantined = StoredEnquiry & { quarantinedAt: number }

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

/** The last run of a task, in milliseconds since 1970, and its outcome. */
export type TaskRun = { ranAt: number; outcome: string | null }
