import * as v from 'valibot'
import type { Business } from '../../../workshop/facts.ts'
import type { StoredEnquiry } from '../../database/types.ts'
import type { DueMail } from '../mail.ts'
import { enquiryOf, type MailKind } from '../mail-kind.ts'
import { callUs } from '../template/call-us.ts'
import { findUs } from '../template/find-us.ts'
import { linkedText } from '../template/linked-text.ts'
import { heading, smallPrint, typedText } from '../template/part.ts'
import { wording } from '../wording.ts'

/** `by`: the writer's first name. */
const content = v.object({ text: v.string(), by: v.string() })

const words = wording.visitor

/** A reply that staff wrote to a visitor. Reply-To is the workshop's mailbox. */
export const reply: MailKind = async (mail, context) => {
  const { business } = context.facts
  const enquiry = enquiryOf(mail)
  const { text, by } = v.parse(content, mail.content)
  return {
    subject: words.reply.subject(subjectOf(enquiry, mail.earlier, business)),
    preheader: text.slice(0, 150).toWellFormed(),
    parts: [
      heading(words.reply.title(business)),
      linkedText(text),
      typedText(`${by}\n${business.name}`),
      callUs(words.reply.call, business),
      smallPrint(`${words.reply.howToAnswer} ${wording.reference.text(enquiry.reference)}`),
    ],
    footer: findUs(words.findUs, context, words.directions),
  }
}

/** Mail clients also group threads by subject, so it is the confirmation's if they have had one. */
function subjectOf({ kind }: StoredEnquiry, earlier: DueMail['earlier'], business: Business): string {
  const isConfirmed = earlier.some((mail) => mail.kind === 'confirmation')
  return isConfirmed ? words.subject[kind](business) : wording.workshop.replySubject[kind]
}
