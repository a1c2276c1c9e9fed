import type { SendMailOptions } from 'nodemailer'
import { subjectAsTyped } from './as-typed.ts'
import { alert } from './kinds/alert.ts'
import { confirmation } from './kinds/confirmation.ts'
import { cancellation, invitation, otherAddress, update } from './kinds/invitation.ts'
import { notification } from './kinds/notification.ts'
import { quarantineReport } from './kinds/quarantine-report.ts'
import { ready } from './kinds/ready.ts'
import { reminder } from './kinds/reminder.ts'
import { reply } from './kinds/reply.ts'
import type { DueMail } from './mail.ts'
import type { MailContext, MailKind } from './mail-kind.ts'
import { frame } from './template/frame.ts'
import { toText } from './template/part.ts'
import { wording } from './wording.ts'

/** Every kind of email, by its name in the outbox. */
const mailKinds: Readonly<Record<string, MailKind>> = {
  notification,
  confirmation,
  'quarantine-report': quarantineReport,
  alert,
  reply,
  invitation,
  update,
  cancellation,
  'other-address': otherAddress,
  ready,
  reminder,
}

/**
 * Composes an email for nodemailer. Returns undefined when there is no longer any reason to send it. Addresses and names are passed as objects,
 * never as header lines, so that no answer can become a header or another recipient.
 * @throws for an unknown kind
 */
export async function composeMail(mail: DueMail, context: MailContext): Promise<SendMailOptions | undefined> {
  const compose = mailKinds[mail.kind]
  if (!compose) throw new Error(`There is no kind of email named ${mail.kind}.`)
  const content = await compose(mail, context)
  if (!content) return undefined
  const { subject, autoSubmitted, replyTo, icalEvent, preheader, parts, footer } = content
  const { addresses, facts } = context
  const { business } = facts
  const toVisitor = mail.recipient === 'visitor'
  return {
    from: { name: business.name, address: addresses.mailFrom },
    to: { name: '', address: toVisitor ? (mail.to ?? '') : addresses.workshopEmail },
    replyTo: toVisitor ? { name: business.name, address: addresses.workshopEmail } : replyTo,
    messageId: mail.messageId,
    ...threadOf(mail),
    // Of this attempt: an email may have waited for days.
    date: new Date(context.now),
    headers: autoSubmitted && { 'Auto-Submitted': autoSubmitted },
    disableFileAccess: true,
    disableUrlAccess: true,
    icalEvent,
    // Gmail joins emails with the same subject, and so would join two people's enquiries.
    subject: subjectAsTyped(mail.enquiry ? wording.reference.subject(subject, mail.enquiry.reference) : subject),
    text: toText(footer ? [...parts, footer] : parts),
    html: frame({ business, preheader, parts, footer: footer?.html ?? wording.sentBy(business) }),
  }
}

/**
 * Returns the headers by which mail programs keep an enquiry's emails together, in the workshop's mailbox and in the visitor's: all refer to the
 * enquiry, and each to those that its reader has had.
 */
function threadOf({ enquiry, earlier, messageId }: DueMail): Pick<SendMailOptions, 'inReplyTo' | 'references'> {
  if (!enquiry) return {}
  const ids = earlier.map((mail) => mail.messageId)
  const last = ids.at(-1)
  return { references: [messageId.replace(/^<[^@]*/, `<${enquiry.id}`), ...ids], ...(last && { inReplyTo: last }) }
}
