import type { Kind } from '../../enquiries/enquiry.ts'

/** What the store holds. Times are milliseconds since 1970, UTC. */
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

/** One enquiry. A column for each question, so that a person's enquiries can be found by address, phone or plate. */
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
  /** Since when it waits in quarantine, without mails; null once released, and for what was never there. */
  quarantined_at: number | null
  /** Why it was marked or quarantined: names of spam signals with commas between them, nothing that was typed. */
  spam_signals: string | null
}

/**
 * The last enquiry with a given content: what makes a second press of the button the same enquiry. `keyed`: 1 where the
 * fingerprint includes the page's idempotency key; such a row lives as long as its enquiry.
 */
export type RecentEnquiryRow = { fingerprint: string; enquiry_id: string; received_at: number; keyed: number }

/** How much came from one sender since `since`; the key is a hash, the address itself is not kept. */
export type SenderRow = { hash: string; since: number; enquiries: number }

/** The quarantine report about what came after `since` and not after `until`; one with `sent_at` is in the outbox. */
export type QuarantineReportRow = { since: number; until: number; message_id: string; leased_until: number | null; sent_at: number | null }

/** When a task ran last, and how it ended. */
export type TaskRunRow = { name: string; ran_at: number; outcome: string | null }

/** An enquiry that was erased on a person's wish, so that a restored backup can forget it again. */
export type ErasureRow = { enquiry_id: string; erased_at: number }

/** What only this database knows. */
export type SecretRow = { name: 'address key'; value: string }

export type Recipient = 'workshop' | 'visitor'

export type MailState = 'due' | 'sent' | 'failed' | 'withdrawn'

/** A mail that is owed, was sent, has failed, or was withdrawn before it left. */
export type OutboxRow = {
  id: string
  /** A key of `mailKinds`, which says how it is composed. */
  kind: string
  recipient: Recipient
  /** The enquiry that it is about; it is deleted with it. */
  enquiry_id: string | null
  /** What else it is composed from, as JSON. */
  content: string | null
  /** No two mails have the same; a mail that must not exist twice carries one. */
  once_key: string | null
  /** With its angle brackets; the same on every try, so that a mail that arrives twice can be recognised. */
  message_id: string
  state: MailState
  /** Counts claims; also tells a claimer whose lease ran out from the one that came after. */
  attempts: number
  /** Counts tries after which nobody knows whether the relay took the mail. */
  unanswered: number
  due_at: number
  leased_until: number | null
  /** A response code and a short class; never the relay's words, which repeat addresses. */
  last_error: string | null
  created_at: number
  sent_at: number | null
}

/** Where servers of the version before put their mails; emptied into the outbox, and to be dropped with the next migration but one. */
export type MailRow = Pick<
  OutboxRow,
  'id' | 'recipient' | 'message_id' | 'attempts' | 'due_at' | 'leased_until' | 'last_error' | 'created_at' | 'sent_at'
> & { enquiry_id: string; state: 'due' | 'sent' | 'failed' }
