import type { Instant } from '../../domain/instant.ts'
import type { AppointmentRow, Recipient } from '../database/tables.ts'
import type { StoredEnquiry } from '../database/types.ts'

/** An email that this process has claimed until its lease ends. `attempt` counts from 1. */
export type DueMail = {
  id: string
  kind: string
  recipient: Recipient
  attempt: number
  /** Earlier attempts after which it wasn't known whether the relay had accepted it. */
  unanswered: number
  messageId: string
  createdAt: Instant
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
 * `sentTo`: a visitor's address other than the enquiry's. `dueAt`: default: now. `appointment`: the appointment that it
 * is about, and its place among that appointment's emails, if it has one. `expiresAt`: when it is too late to send it.
 */
export type NewMail = {
  kind: string
  recipient: Recipient
  enquiryId?: string
  content?: object
  onceKey?: string
  actionId?: string
  dueAt?: Instant
  sentTo?: string
  appointment?: { id: string; version: number | null }
  expiresAt?: Instant | undefined
}
