import { instantOf, wallClockAt } from '../../../domain/opening-hours/dates.ts'
import { closedUntil } from '../../../domain/opening-hours/opening.ts'
import { business } from '../../../workshop/business.ts'
import { hours, hoursLine } from '../../../workshop/hours.ts'
import { enquiryOf, type MailKind } from '../mail-kind.ts'
import { callUs } from '../template/call-us.ts'
import { findUs } from '../template/find-us.ts'
import { heading, paragraph, smallPrint } from '../template/part.ts'
import { wording } from '../wording.ts'
import { headTo } from './reply.ts'

const words = wording.visitor.ready

/** Tells a visitor that the car can be picked up. */
export const ready: MailKind = async (mail, { addresses, now }) => {
  const enquiry = enquiryOf(mail)
  const { plate = '' } = enquiry.answers
  const { findUs: findUsTitle, directions } = wording.visitor
  const closingTime = instantOf(`${wallClockAt(new Date(now)).date}T${hours.closes}`)
  const pickUp = words.pickUp(hoursLine, closedUntil(new Date(closingTime)))
  return {
    head: { ...headTo(mail, addresses.workshopEmail), subject: words.subject(plate, business) },
    preheader: pickUp,
    parts: [
      heading(wording.visitor.greet(enquiry.answers.name ?? '', words.opening(plate))),
      paragraph(pickUp),
      callUs(words.question),
      smallPrint(wording.reference.text(enquiry.reference)),
    ],
    footer: findUs(findUsTitle, business, directions),
  }
}
