import * as v from 'valibot'
import { business } from '../../../workshop/business.ts'
import type { StoredEnquiry } from '../../store/types.ts'
import { enquiryOf, type MailKind } from '../mail-kind.ts'
import { findUs } from '../template/find-us.ts'
import { heading, smallPrint, typedText } from '../template/part.ts'
import { wording } from '../wording.ts'

/** `by`: the writer's first name. `confirmation`: the Message-ID of the visitor's confirmation, so that the reply joins its thread. */
const content = v.object({ text: v.string(), by: v.string(), confirmation: v.optional(v.string()) })

export type ReplyContent = v.InferOutput<typeof content>

const words = wording.visitor

/** A reply that staff wrote to a visitor. Reply-To is the workshop's mailbox. */
export const reply: MailKind = async (mail, { addresses }) => {
  const enquiry = enquiryOf(mail)
  const { text, by, confirmation } = v.parse(content, mail.content)
  return {
    date: mail.createdAt,
    head: { ...headTo(enquiry, addresses.workshopEmail, confirmation), subject: words.reply.subject(subjectOf(enquiry, confirmation)) },
    preheader: text.slice(0, 150).toWellFormed(),
    parts: [
      heading(words.reply.title(business)),
      typedText(text),
      typedText(`${by}\n${business.name}`),
      smallPrint(`${words.reply.howToAnswer} ${wording.reference.text(enquiry.reference)}`),
    ],
    footer: findUs(words.findUs, business, words.directions),
  }
}

/**
 * Returns the headers of an email from staff to a visitor, in the thread of the confirmation if there is one. No Auto-Submitted (RFC 3834), because a
 * person wrote it.
 */
export function headTo({ answers }: StoredEnquiry, workshopEmail: string, confirmation: string | undefined) {
  return {
    to: { name: '', address: answers.email ?? '' },
    replyTo: { name: business.name, address: workshopEmail },
    headers: {},
    ...(confirmation ? { inReplyTo: confirmation, references: [confirmation] } : {}),
  }
}

/** Mail clients also group threads by subject. */
function subjectOf({ kind, reference }: StoredEnquiry, confirmation: string | undefined): string {
  return confirmation ? words.subject[kind](business) : wording.workshop.replySubject[kind](reference)
}

/** Returns the first word of a name: 'Mere' for 'Mere Tautahi'. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
