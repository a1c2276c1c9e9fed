import type { SendMailOptions } from 'nodemailer'
import type { Store } from '../store/store.ts'
import type { DueMail, StoredEnquiry } from '../store/types.ts'
import type { Part } from './template/part.ts'

/** The From address of our mails and the workshop's own, both validated settings. */
export type MailAddresses = { mailFrom: string; workshopEmail: string }

/**
 * A mail's headers and content. `date`: milliseconds since 1970. `preheader`: what an inbox shows beside the subject. `footer`: absent in mails
 * to the workshop.
 */
export type MailContent = { head: SendMailOptions; date: number; preheader: string; parts: readonly Part[]; footer?: Part }

/** `deskUrl`: the desk's, such as 'https://www.example.co.nz/desk'; absent when there is none that a link could open. */
type MailContext = { addresses: MailAddresses; store: Pick<Store, 'listQuarantine'>; deskUrl?: string | undefined }

/**
 * Composes one kind of mail. Resolves to undefined when there is no longer any reason to send it.
 * @throws when the mail lacks what its kind needs
 */
export type MailKind = (mail: DueMail, context: MailContext) => Promise<MailContent | undefined>

/**
 * Returns the enquiry that a mail is about.
 * @throws when it has none
 */
export function enquiryOf({ kind, enquiry }: DueMail): StoredEnquiry {
  if (!enquiry) throw new Error(`A mail of kind ${kind} needs its enquiry.`)
  return enquiry
}
