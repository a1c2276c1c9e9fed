import { flagsOf } from '../../../domain/enquiries/assess.ts'
import { definitionOf } from '../../../domain/enquiries/enquiries.ts'
import { summaryOf } from '../../../domain/enquiries/enquiry.ts'
import { cleanLine } from '../../../domain/enquiries/fields/field.ts'
import { nameAsTyped } from '../as-typed.ts'
import { enquiryOf, type MailKind } from '../mail-kind.ts'
import { enquiryCard } from '../template/enquiry-card.ts'
import { warning } from '../template/part.ts'
import { wording } from '../wording.ts'

/** Tells the workshop about an enquiry, with all answers and the visitor's address as Reply-To. */
export const notification: MailKind = async (mail, { deskUrl }) => {
  const enquiry = enquiryOf(mail)
  const { id, kind, answers, signals } = enquiry
  const form = definitionOf(kind)
  const flags = flagsOf(signals)
  const subject = form.subject(answers)
  const { name = '', email, phone, message } = answers
  return {
    subject: flags.length > 0 ? wording.spam.subject(flags, subject) : subject,
    autoSubmitted: 'auto-generated',
    replyTo: email ? { name: nameAsTyped(name), address: email } : undefined,
    preheader: excerpt([name, phone, message].filter(Boolean).join(', ')),
    parts: [
      ...(flags.length > 0 ? [warning(wording.spam.flagged(flags))] : []),
      enquiryCard(enquiry, {
        title: wording.workshop.title[kind],
        level: 1,
        answers: summaryOf(form, answers),
        reach: 'buttons',
        page: deskUrl && `${deskUrl}/enquiries/${id}`,
      }),
    ],
  }
}

/** Returns as much text as an inbox shows, on one line. */
function excerpt(text: string): string {
  return cleanLine(text.slice(0, 150))
}
