import * as v from 'valibot'
import { business } from '../../../workshop/business.ts'
import type { StoredEnquiry } from '../../store/types.ts'
import type { MailKind } from '../mail-kind.ts'
import { findUs } from '../template/find-us.ts'
import { smallPrint, typedText } from '../template/part.ts'
import { wording } from '../wording.ts'

/** `by`: the first name of who wrote it. `confirmation`: the Message-ID of the visitor's confirmation, which it follows in a thread. */
const content = v.object({ text: v.string(), by: v.string(), confirmation: v.optional(v.string()) })

export type ReplyContent = v.InferOutput<typeof content>

const words = wording.visitor

/** What staff wrote to a visitor, who answers to the workshop's mailbox. */
export const reply: MailKind = async (mail, { addresses }) => {
  const { enquiry } = mail
  if (!enquiry) throw new Error('A reply needs its enquiry.')
  const { text, by, confirmation } = v.parse(content, mail.content)
  return {
    date: mail.createdAt,
    head: { ...headTo(enquiry, addresses.workshopEmail, confirmation), subject: words.reply.subject(subjectOf(enquiry, confirmation)) },
    preheader: text.slice(0, 150).toWellFormed(),
    parts: [
      typedText(text),
      typedText(`${by}\n${business.name}`),
      smallPrint(`${words.reply.howToAnswer} ${wording.reference.text(enquiry.reference)}`),
    ],
    foot: findUs(words.findUs, words.directions, business),
  }
}

/**
 * Returns the headers of a mail that staff send to a visitor, in the thread of the confirmation if there is one. A person wrote it, so
 * Auto-Submitted (RFC 3834) is absent.
 */
export function headTo({ answers }: StoredEnquiry, workshopEmail: string, confirmation: string | undefined) {
  return {
    to: { name: '', address: answers.email ?? '' },
    replyTo: { name: business.name, address: workshopEmail },
    headers: {},
    ...(confirmation ? { inReplyTo: confirmation, references: [confirmation] } : {}),
  }
}

/** Mail programs thread by the subject too. */
function subjectOf({ kind, reference }: StoredEnquiry, confirmation: string | undefined): string {
  return confirmation ? words.subject[kind](business) : wording.workshop.replySubject[kind](reference)
}

/** Returns the first word of a name: 'Mere' for 'Mere Tautahi'. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
