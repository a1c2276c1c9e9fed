import { enquiries } from '../../../enquiries/enquiries.ts'
import { type Enquiry, readBack } from '../../../enquiries/enquiry.ts'
import { marksOf } from '../../spam/assess.ts'
import { spamWording } from '../../spam/wording.ts'
import { nameAsTyped, subjectAsTyped } from '../as-typed.ts'
import { localTime, type MailKind } from '../mail-kind.ts'
import { wording } from '../wording.ts'

/** Tells the workshop about an enquiry: everything that was typed, with the visitor as the address to reply to. */
export const notification: MailKind = async ({ enquiry }, { post }) => {
  if (!enquiry) throw new Error('A notification needs its enquiry.')
  const { reference, kind, answers, receivedAt, signals } = enquiry
  const form = enquiries[kind] as Enquiry
  const marks = marksOf(signals)
  const subject = form.subject(answers)
  return {
    date: receivedAt,
    head: {
      to: { name: '', address: post.workshopEmail },
      replyTo: { name: nameAsTyped(answers.name ?? ''), address: answers.email ?? '' },
      subject: subjectAsTyped(marks.length > 0 ? spamWording.subject(marks, subject) : subject),
    },
    paragraphs: [
      ...(marks.length > 0 ? [spamWording.marked(marks)] : []),
      wording.workshop.opening[kind],
      readBack(form, answers),
      wording.workshop.reply,
      [wording.workshop.received(localTime(receivedAt)), wording.workshop.reference(reference)],
    ],
  }
}
