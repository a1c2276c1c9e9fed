import type { SendMailOptions } from 'nodemailer'
import { zone } from '../../workshop/dates.ts'
import type { Store } from '../store/store.ts'
import type { DueMail } from '../store/types.ts'
import type { Paragraph } from './letter.ts'

/** The addresses that our mails come from and that the workshop reads: both are settings, checked at start. */
export type Post = { mailFrom: string; workshopEmail: string }

/** Whom a mail goes to, its subject, and what it says. `date`: milliseconds since 1970. */
export type Letter = { head: SendMailOptions; date: number; paragraphs: readonly Paragraph[] }

/**
 * Composes one kind of mail. Undefined when there is nothing to say any more.
 * @throws when the mail lacks what its kind needs
 */
export type MailKind = (mail: DueMail, context: { post: Post; store: Pick<Store, 'listQuarantine'> }) => Promise<Letter | undefined>

/** A moment in the workshop's time zone, in words. */
export function localTime(time: number): string {
  return new Intl.DateTimeFormat('en-NZ', { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(time)
}
