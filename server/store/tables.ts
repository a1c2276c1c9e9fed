import type { Kind } from '../../enquiries/enquiry.ts'

/** What the store holds. Times are milliseconds since 1970, UTC. */
export type Tables = {
  enquiry: EnquiryRow
  recent_enquiry: RecentEnquiryRow
  mail: MailRow
  sender: SenderRow
  quarantine_report: QuarantineReportRow
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
  /** Points; from `quarantineFrom` on it goes to quarantine. */
  suspicion: number
  /** What it was given points for: names of signs with commas between them, nothing that was typed. */
  suspected_for: string | null
}

/** The last enquiry with a given content: what makes a second press of the button the same enquiry. */
export type RecentEnquiryRow = { fingerprint: string; enquiry_id: string; received_at: number }

/** How many enquiries came from one address since the first of the day; the address itself is not kept. */
export type SenderRow = { hash: string; since: number; enquiries: number }

/** A mail to the workshop about what came into quarantine after `since` and not after `until`. */
export type QuarantineReportRow = { since: number; until: number; message_id: string; leased_until: number | null; sent_at: number | null }

/** What only this database knows. */
export type SecretRow = { name: 'address key'; value: string }

export type Recipient = 'workshop' | 'visitor'

/** A mail that is owed, sent, or given up. */
export type MailRow = {
  id: string
  enquiry_id: string
  recipient: Recipient
  /** With its angle brackets; the same on every try, so that a mail that arrives twice can be known. */
  message_id: string
  state: 'due' | 'sent' | 'failed'
  /** Counts claims; also tells a claimer whose lease ran out from the one that came after. */
  attempts: number
  due_at: number
  leased_until: number | null
  /** A response code and a short class; never the relay's words, which repeat addresses. */
  last_error: string | null
  created_at: number
  sent_at: number | null
}
