import type { Kind } from '../../enquiries/enquiry.ts'

/** The tables of the database. Times are milliseconds since 1970, UTC. */
export type Tables = {
  enquiry: EnquiryRow
  recent_enquiry: RecentEnquiryRow
  outbox: OutboxRow
  mail: MailRow
  sender: SenderRow
  quarantine_report: QuarantineReportRow
  task_run: TaskRunRow
  erasure: ErasureRow
  secret: SecretRow
}

/** An enquiry. Each field has its own column, so that a person can be found by email, phone or plate. */
export type EnquiryRow = {
  id: string
  kind: Kind
  name: string | null
  email: string | null
  phone: string | null
  plate: string | null
  service: string | null
  subject: string | null
  message: string | null
  received_at: number
  /** When it was quarantined; it has no mails while there. Null once released, or if it never was. */
  quarantined_at: number | null
  /** What people call it by, such as 'K7M-4QXR'. Null only in rows of the previous version until they are first read. */
  reference: string | null
  /** Comma-separated names of the spam signals that marked or quarantined it. */
  spam_signals: string | null
}

/**
 * The last enquiry with a given fingerprint, for recognising duplicates. `keyed`: 1 when the fingerprint includes the page's
 * idempotency key; such a row is kept as long as its enquiry.
 */
export type RecentEnquiryRow = { fingerprint: string; enquiry_id: string; received_at: number; keyed: number }

/** A count since `since` for a sender, network or mailbox, of which only a keyed hash is stored. */
export type SenderRow = { hash: string; since: number; enquiries: number }

/** The quarantine report covering what came after `since` and up to `until`; with `sent_at` set it is in the outbox. */
export type QuarantineReportRow = { since: number; until: number; message_id: string; leased_until: number | null; sent_at: number | null }

/** The last run of a task and its outcome. */
export type TaskRunRow = { name: string; ran_at: number; outcome: string | null }

/** An enquiry erased at a person's request, so that a restored backup can erase it again. */
export type ErasureRow = { enquiry_id: string; erased_at: number }

/** Secrets generated for this database. */
export type SecretRow = { name: 'address key'; value: string }

export type Recipient = 'workshop' | 'visitor'

export type MailState = 'due' | 'sent' | 'failed' | 'withdrawn'

/** A mail that is due, sent, failed, or withdrawn before it was sent. */
export type OutboxRow = {
  id: string
  /** A key of `mailKinds`, which says how it is composed. */
  kind: string
  recipient: Recipient
  /** The enquiry it is about, with which it is deleted. */
  enquiry_id: string | null
  /** Other input for composing it, as JSON. */
  content: string | null
  /** Unique key for a mail that must not exist twice. */
  once_key: string | null
  /** With angle brackets. The same for every attempt, so that mail clients recognise duplicates. */
  message_id: string
  state: MailState
  /** Counts claims. A claim whose lease ran out is recognised by its lower number. */
  attempts: number
  /** Counts attempts after which it wasn't known whether the relay had accepted the mail. */
  unanswered: number
  due_at: number
  leased_until: number | null
  /** A reply code and a short class; never the relay's text, which may repeat addresses. */
  last_error: string | null
  created_at: number
  sent_at: number | null
}

/** Where servers of the previous version put their mails, which are moved to the outbox. To be dropped with the next migration but one. */
export type MailRow = Pick<
  OutboxRow,
  'id' | 'recipient' | 'message_id' | 'attempts' | 'due_at' | 'leased_until' | 'last_error' | 'created_at' | 'sent_at'
> & { enquiry_id: string; state: 'due' | 'sent' | 'failed' }
