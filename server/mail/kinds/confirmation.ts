import { enquiries } from '../../../enquiries/enquiries.ts'
import { type Enquiry, readBackConfirmed } from '../../../enquiries/enquiry.ts'
import { addressLine, business } from '../../../workshop/business.ts'
import { hoursLine } from '../../../workshop/hours.ts'
import { closedUntil } from '../../../workshop/opening.ts'
import type { MailKind } from '../mail-kind.ts'
import { wording } from '../wording.ts'

/**
 * Tells a visitor that the enquiry has arrived. Repeats only what the rules could check: people can type somebody else's address,
 * and none of their words go there.
 */
export const confirmation: MailKind = async ({ enquiry }, { post }) => {
  if (!enquiry) throw new Error('A confirmation needs its enquiry.')
  const { reference, kind, answers, receivedAt } = enquiry
  const words = wording.visitor
  const closed = closedUntil(new Date(receivedAt))
  const noted = readBackConfirmed(enquiries[kind] as Enquiry, answers)
  return {
    date: receivedAt,
    head: {
      to: { name: '', address: answers.email ?? '' },
      replyTo: { name: business.name, address: post.workshopEmail },
      subject: words.subject[kind](business),
      headers: { 'Auto-Submitted': 'auto-replied' },
    },
    paragraphs: [
      words.greeting,
      words.opening[kind],
      ...(noted.length > 0 ? [words.readBack, noted] : []),
      answers.phone ? words.next.call(hoursLine, closed) : words.next.write(hoursLine, closed),
      ...(kind === 'booking' ? [words.notYet] : []),
      words.mistake(business),
      [business.name, addressLine(), business.landline.shown, business.mobile.shown, hoursLine],
      [words.notYou, words.reference(reference)],
    ],
  }
}
