import type { SendMailOptions } from 'nodemailer'
import { business } from '../../workshop/business.ts'
import type { DueMail } from '../store/types.ts'
import { alert } from './kinds/alert.ts'
import { confirmation } from './kinds/confirmation.ts'
import { cancellation, invitation, update } from './kinds/invitation.ts'
import { notification } from './kinds/notification.ts'
import { quarantineReport } from './kinds/quarantine-report.ts'
import { ready } from './kinds/ready.ts'
import { reminder } from './kinds/reminder.ts'
import { reply } from './kinds/reply.ts'
import type { MailKind } from './mail-kind.ts'
import { frame } from './template/frame.ts'
import { toText } from './template/part.ts'
import { wording } from './wording.ts'

/** Every kind of email, by its name in the outbox. */
export const mailKinds: Readonly<Record<string, MailKind>> = {
  notification,
  confirmation,
  'quarantine-report': quarantineReport,
  alert,
  reply,
  invitation,
  update,
  cancellation,
  ready,
  reminder,
}

/**
 * Composes an email for nodemailer. Returns undefined when there is no longer any reason to send it. Addresses and names are passed as objects,
 * never as header lines, so that no answer can become a header or another recipient.
 * @throws for an unknown kind
 */
export async function composeMail(mail: DueMail, context: Parameters<MailKind>[1]): Promise<SendMailOptions | undefined> {
  const compose = mailKinds[mail.kind]
  if (!compose) throw new Error(`There is no kind of email named ${mail.kind}.`)
  const content = await compose(mail, context)
  if (!content) return undefined
  const { head, date, preheader, parts, footer } = content
  return {
    from: { name: business.name, address: context.addresses.mailFrom },
    messageId: mail.messageId,
    date: new Date(date),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...head,
    text: toText(footer ? [...parts, footer] : parts),
    html: frame({ preheader, parts, footer: footer?.html ?? wording.sentBy(business) }),
  }
}
