import type { Kind } from '../../enquiries/enquiry.ts'

/** What the store holds. Times are milliseconds since 1970, UTC. */
export type Tables = {
  enquiry: EnquiryRow
  recent_enquiry: RecentEnquiryRow
  mail: MailRow
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
}

/** The last enquiry with a given content: what makes a second press of the button the same enquiry. */
export type RecentEnquiryRow = { fingerprint: string; enquiry_id: string; received_at: number }

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
