import { instantOf, wallClockAt } from '../../../domain/opening-hours/dates.ts'
import { hoursLine } from '../../../domain/opening-hours/hours-lines.ts'
import { closedUntil, closesOn } from '../../../domain/opening-hours/opening.ts'
import { enquiryOf, type MailKind } from '../mail-kind.ts'
import { callUs } from '../template/call-us.ts'
import { findUs } from '../template/find-us.ts'
import { heading, paragraph, smallPrint } from '../template/part.ts'
import { wording } from '../wording.ts'

const words = wording.visitor.ready

/** Tells a visitor that the car can be picked up. */
export const ready: MailKind = async (mail, context) => {
  const { facts, now } = context
  const { business } = facts
  const enquiry = enquiryOf(mail)
  const { plate = '' } = enquiry.answers
  const { findUs: findUsTitle, directions } = wording.visitor
  const today = wallClockAt(new Date(now)).date
  const closingTime = instantOf(`${today}T${closesOn(today, facts)}`)
  const pickUp = words.pickUp(hoursLine(facts), closedUntil(new Date(closingTime), facts))
  return {
    subject: words.subject(plate, business),
    preheader: pickUp,
    parts: [
      heading(wording.visitor.greet(enquiry.answers.name ?? '', words.opening(plate))),
      paragraph(pickUp),
      callUs(words.question, business),
      smallPrint(wording.reference.text(enquiry.reference)),
    ],
    footer: findUs(findUsTitle, context, directions),
  }
}
