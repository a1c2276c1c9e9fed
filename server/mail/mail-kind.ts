import type { SendMailOptions } from 'nodemailer'
import type { Instant } from '../../domain/instant.ts'
import type { Facts } from '../../workshop/facts.ts'
import type { StoredEnquiry } from '../database/types.ts'
import type { DueMail } from './mail.ts'
import type { Part } from './template/part.ts'

/** The From address of our emails and the workshop's own, both validated settings. */
export type MailAddresses = { mailFrom: string; workshopEmail: string }

/**
 * What one kind of email says; `composeMail` adds the rest. `subject`: without the enquiry's reference. `autoSubmitted`: absent if a person wrote it
 * (RFC 3834). `replyTo`: only of emails to the workshop. `preheader`: what an inbox shows beside the subject. `footer`: absent in emails to the workshop.
 */
type MailContent = Pick<SendMailOptions, 'replyTo' | 'icalEvent'> & {
  subject: string
  autoSubmitted?: 'auto-generated' | 'auto-replied'
  preheader: string
  parts: readonly Part[]
  footer?: Part
}

/** Resolves to the enquiries quarantined after `since` and up to `until`, oldest first. */
export type ListQuarantine = (since: number, until: number) => Promise<readonly StoredEnquiry[]>

/** `now`: when it is sent. `deskUrl`: the desk's, such as 'https://www.example.co.nz/desk'; absent when there is none that a link could open. */
export type MailContext = {
  addresses: MailAddresses
  facts: Facts
  listQuarantine: ListQuarantine
  now: Instant
  deskUrl?: string | undefined
}

/**
 * Composes one kind of email. Resolves to undefined when there is no longer any reason to send it.
 * @throws when the email lacks what its kind needs
 */
export type MailKind = (mail: DueMail, context: MailContext) => Promise<MailContent | undefined>

/**
 * Returns the enquiry that an email is about.
 * @throws when it has none
 */
export function enquiryOf({ kind, enquiry }: DueMail): StoredEnquiry {
  if (!enquiry) throw new Error(`An email of kind ${kind} needs its enquiry.`)
  return enquiry
}
