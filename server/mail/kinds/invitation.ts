import * as v from 'valibot'
import { type AppointmentContent, isAmong } from '../../../domain/appointments/appointment-mails.ts'
import { dropOffTime } from '../../../domain/appointments/drop-off.ts'
import { dayAndMonth, longDate, weekdayNames, weekdayOf } from '../../../domain/opening-hours/dates.ts'
import { formatTime } from '../../../domain/opening-hours/opening.ts'
import type { Facts } from '../../../workshop/facts.ts'
import { appointmentContent, calendarFile } from '../calendar-file.ts'
import { zoneNameAt } from '../local-time.ts'
import { enquiryOf, type MailKind } from '../mail-kind.ts'
import { callUs } from '../template/call-us.ts'
import { findUs } from '../template/find-us.ts'
import { mailCard } from '../template/mail-card.ts'
import { heading, paragraph, smallPrint } from '../template/part.ts'
import { wording } from '../wording.ts'

/** Tells a visitor when to bring the car, with a file for their calendar. */
export const invitation: MailKind = mailAboutAppointment('invitation')

/** Tells a visitor about a new time. The file changes the entry in their calendar. */
export const update: MailKind = mailAboutAppointment('update')

/** Tells a visitor not to come. The file takes the entry out of their calendar. */
export const cancellation: MailKind = mailAboutAppointment('cancellation')

function mailAboutAppointment(kind: 'invitation' | 'update' | 'cancellation'): MailKind {
  const words = { ...wording.visitor.invitation, ...wording.visitor[kind] }
  const cancels = kind === 'cancellation'
  const method = cancels ? 'CANCEL' : 'REQUEST'
  return async (mail, context) => {
    const { addresses, facts } = context
    const { business } = facts
    const enquiry = enquiryOf(mail)
    const { name = '', plate, service } = enquiry.answers
    const appointment = v.parse(appointmentContent, mail.content)
    const { day, time } = whenOf(appointment, facts)
    const ready = `${appointment.readyDate === appointment.date ? '' : `${dayAndMonth(appointment.readyDate)}, `}${formatTime(appointment.readyTime)}`
    const sent = { organizer: addresses.mailFrom, at: mail.createdAt, to: mail.to ?? '' }
    return {
      subject: words.subject(dayAndMonth(appointment.date), business),
      icalEvent: { method, filename: 'appointment.ics', content: calendarFile(appointment, method, sent, enquiry, facts) },
      preheader: `${day}, ${time}`,
      parts: [
        heading(wording.visitor.greet(name, words.opening)),
        mailCard({
          title: words.title,
          level: 2,
          cells: [
            { label: words.day, value: day, text: `${words.day}: ${day}` },
            { label: words.time, value: time, text: `${words.time}: ${time}` },
          ],
          plate: plate ? { label: words.plate, answer: plate } : undefined,
          lines: [
            ...(service ? [{ label: words.service, answer: service }] : []),
            ...(cancels ? [] : [{ label: words.ready, answer: ready }]),
            { label: wording.reference.label, answer: enquiry.reference },
          ],
          buttons: [],
          buttonsText: '',
          message: undefined,
        }),
        smallPrint(words.note),
        callUs(words.change, business),
      ],
      // Without a link to directions: the calendar entry has the address.
      footer: findUs(wording.visitor.findUs, context),
    }
  }
}

/**
 * Takes the entry out of the calendar of an address that was invited and is no longer the customer's. It may be a stranger's, so the email says
 * nothing about the customer or the car.
 */
export const otherAddress: MailKind = async (mail, context) => {
  const { addresses, facts } = context
  const { business } = facts
  const words = wording.visitor.otherAddress
  const enquiry = enquiryOf(mail)
  // Tried while it was another's, and the customer's own again since.
  if (isAmong([enquiry.answers.email ?? ''], mail.to ?? '')) return undefined
  const appointment = v.parse(appointmentContent, mail.content)
  const { day, time } = whenOf(appointment, facts)
  const sent = { organizer: addresses.mailFrom, at: mail.createdAt, to: mail.to ?? '' }
  return {
    subject: words.subject(dayAndMonth(appointment.date), business),
    icalEvent: { method: 'CANCEL', filename: 'appointment.ics', content: calendarFile(appointment, 'CANCEL', sent, enquiry, facts) },
    preheader: `${day}, ${time}`,
    parts: [
      heading(words.opening),
      paragraph(words.explanation(`${day}, ${time}`)),
      paragraph(words.yours),
      callUs(words.question, business),
      smallPrint(wording.reference.text(enquiry.reference)),
    ],
    footer: findUs(wording.visitor.findUs, context),
  }
}

/** Returns the day and time of an appointment in words: 'Tuesday 9 March 2027' and '8.30am, New Zealand Daylight Time'. */
function whenOf({ date, time, startsAt }: AppointmentContent, facts: Facts): { day: string; time: string } {
  return {
    day: `${weekdayNames[weekdayOf(date)]} ${longDate(date)}`,
    time: `${dropOffTime({ date, time }, facts)}, ${zoneNameAt(startsAt)}`,
  }
}
