import type { SendMailOptions } from 'nodemailer'
import type { Store } from '../store/store.ts'
import type { DueMail } from '../store/types.ts'
import type { Part } from './template/part.ts'

/** The addresses that our mails come from and that the workshop reads: both are settings, checked at start. */
export type Post = { mailFrom: string; workshopEmail: string }

/**
 * Who gets a mail, its subject, and what it says. `date`: milliseconds since 1970. `preheader`: what an inbox shows beside the subject.
 * `foot`: absent where the mail goes to the workshop.
 */
export type Letter = { head: SendMailOptions; date: number; preheader: string; parts: readonly Part[]; foot?: Part }

/**
 * Composes one kind of mail. Undefined when there is nothing to say any more.
 * @throws when the mail lacks what its kind needs
 */
export type MailKind = (mail: DueMail, context: { post: Post; store: Pick<Store, 'listQuarantine'> }) => Promise<Letter | undefined>
