import { atDropOffTime, dropOffTime } from '../../../domain/appointments/drop-off.ts'
import { dayAndMonth } from '../../../domain/opening-hours/dates.ts'
import { enquiryOf, type MailKind } from '../mail-kind.ts'
import { callUs } from '../template/call-us.ts'
import { findUs } from '../template/find-us.ts'
import { heading, paragraph, smallPrint } from '../template/part.ts'
import { wording } from '../wording.ts'

const words = wording.visitor.reminder

/**
 * Reminds a visitor of tomorrow's appointment. It is written weeks before, so it says what is true when it is sent. It has no calendar file,
 * because the invitation had one.
 */
export const reminder: MailKind = async (mail, context) => {
  const { business } = context.facts
  const enquiry = enquiryOf(mail)
  if (mail.appointment?.state !== 'set') return undefined
  const { plate = '' } = enquiry.answers
  const { findUs: findUsTitle, directions } = wording.visitor
  const when = dropOffTime(mail.appointment, context.facts)
  const day = `${dayAndMonth(mail.appointment.date)}, ${when}`
  return {
    subject: words.subject(when, business),
    autoSubmitted: 'auto-generated',
    preheader: day,
    parts: [
      heading(wording.visitor.greet(enquiry.answers.name ?? '', words.opening(atDropOffTime(mail.appointment, context.facts)))),
      paragraph(words.bring(day, plate)),
      callUs(wording.visitor.invitation.change, business),
      smallPrint(wording.reference.text(enquiry.reference)),
    ],
    footer: findUs(findUsTitle, context, directions),
  }
}
