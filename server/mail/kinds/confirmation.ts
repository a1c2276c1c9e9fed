import { definitionOf } from '../../../domain/enquiries/enquiries.ts'
import { confirmationSummaryOf } from '../../../domain/enquiries/enquiry.ts'
import { hoursLine } from '../../../domain/opening-hours/hours-lines.ts'
import { closedUntil } from '../../../domain/opening-hours/opening.ts'
import type { Facts } from '../../../workshop/facts.ts'
import type { StoredEnquiry } from '../../database/types.ts'
import { enquiryOf, type MailKind } from '../mail-kind.ts'
import { callUs } from '../template/call-us.ts'
import { enquiryCard } from '../template/enquiry-card.ts'
import { findUs } from '../template/find-us.ts'
import { heading, paragraph, smallPrint, steps } from '../template/part.ts'
import { wording } from '../wording.ts'

const words = wording.visitor

/**
 * Confirms an enquiry to the visitor. Repeats only validated answers, never free text, because people can enter somebody else's address.
 */
export const confirmation: MailKind = async (mail, context) => {
  const { facts, now } = context
  const { business } = facts
  const enquiry = enquiryOf(mail)
  const { kind, answers, source } = enquiry
  const noted = confirmationSummaryOf(definitionOf(kind), answers)
  const closed = closedUntil(new Date(now), facts)
  const next = whatHappensNext(enquiry, facts, closed)
  return {
    subject: words.subject[kind](business),
    autoSubmitted: 'auto-replied',
    preheader: `${next[0]} ${wording.reference.text(enquiry.reference)}`,
    parts: [
      heading(words.opening[kind]),
      enquiryCard(enquiry, { title: noted.length > 0 ? words.noted : words.nothingNoted, answers: noted }),
      steps(words.next.title, next),
      closed ? paragraph(words.mistakeWhileClosed) : callUs(words.mistake, business),
      smallPrint(words.notYou[source]),
    ],
    footer: findUs(words.findUs, context, words.directions),
  }
}

/** Returns the next steps, in order. */
function whatHappensNext({ kind, answers }: StoredEnquiry, facts: Facts, closed: string | undefined): string[] {
  const { call, writeOrCall, write, agree, price } = words.next
  if (kind === 'booking') return [call(hoursLine(facts), closed), agree, price]
  return [(answers.phone ? writeOrCall : write)(hoursLine(facts), closed)]
}
