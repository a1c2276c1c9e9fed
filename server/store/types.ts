import type { Kind } from '../../enquiries/enquiry.ts'
import type { Observed } from '../spam/observe.ts'
import type { EnquiryRow, MailState, Recipient } from './tables.ts'

/**
 * An enquiry that has passed its rules. `address`: the IP address that it came from, of which only a hash is kept, for a day.
 * `idempotencyKey`: of the page that sent it; the same key with the same answers is the same enquiry, however late it comes.
 */
export type NewEnquiry = {
  kind: Kind
  answers: Readonly<Record<string, string>>
  address?: string | undefined
  idempotencyKey?: string | undefined
  /** Absent: what its answers alone tell. */
  observed?: Observed | undefined
}

/**
 * `keyed`: the fingerprint includes the page's idempotency key, and never expires. `sender`, `network` and `mailbox` are hashes;
 * the first two are absent where the address is unknown.
 */
export type Entry = {
  fingerprint: string
  keyed: boolean
  sender?: string | undefined
  network?: string | undefined
  mailbox: string
  observed: Observed
  row: EnquiryRow
}

/** `confirmation`: whether a confirmation goes to the visitor. */
export type Kept = { outcome: 'kept' | 'repeated'; id: string; confirmation: boolean }

/** An enquiry as it was kept. `receivedAt`: milliseconds since 1970; `signals`: names of the spam signals that it gave. */
export type KeptEnquiry = { id: string; kind: Kind; answers: Record<string, string>; receivedAt: number; signals: readonly string[] }

/** A mail that this process holds for the time of its lease. `attempt` counts from 1. */
export type DueMail = {
  id: string
  kind: string
  recipient: Recipient
  attempt: number
  /** Tries so far after which nobody knows whether the relay took it. */
  unanswered: number
  messageId: string
  createdAt: number
  enquiry?: KeptEnquiry
  content: unknown
}

/** A mail to put into the outbox. `onceKey`: there is never a second mail with the same. */
export type NewMail = { kind: string; recipient: Recipient; enquiryId?: string; content?: object; onceKey?: string }

/** A mail as the `mails` command lists it. Times in milliseconds since 1970. */
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

/** An enquiry that waits in quarantine since `quarantinedAt`. */
export type Quarantined = KeptEnquiry & { quarantinedAt: number }

/**
 * Why enquiries cannot be kept: the disk is full, another process holds the store, its file is damaged, it may only be read,
 * it cannot be reached, it does not answer in time, or something else.
 */
export type StoreError = 'full' | 'locked' | 'damaged' | 'read-only' | 'unreachable' | 'slow' | 'error'

/** `error`: absent while enquiries can be kept. `due`, `failed`: mails. */
export type Health = { error?: StoreError | undefined; due: number; oldestDueSeconds: number; failed: number }

/**
 * What was deleted. `mails`: the ids of the mails that went with their enquiries. `purged`: whether it is out of the store's files too,
 * see Database.purgeDeleted.
 */
export type Forgotten = { enquiries: number; mails: string[]; purged: boolean }

/** When a task ran last, in milliseconds since 1970, and how it ended. */
export type TaskRun = { ranAt: number; outcome: string | null }
