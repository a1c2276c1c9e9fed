import * as v from 'valibot'
import { business } from '../../../workshop/business.ts'
import { dayAndMonth, longDate, weekdayNames, weekdayOf } from '../../../workshop/dates.ts'
import { formatTime } from '../../../workshop/opening.ts'
import { calendarFile, visitContent } from '../calendar-file.ts'
import { localTime, shortTime, zoneNameAt } from '../local-time.ts'
import { enquiryOf, type MailKind } from '../mail-kind.ts'
import { callUs } from '../template/call-us.ts'
import { findUs } from '../template/find-us.ts'
import { mailCard } from '../template/mail-card.ts'
import { heading, smallPrint } from '../template/part.ts'
import { wording } from '../wording.ts'
import { headTo } from './reply.ts'

/** Tells a visitor when to bring the car, with a file for their calendar. */
export const invitation: MailKind = mailAboutVisit('invitation')

/** Tells a visitor about a new time. The file changes the entry in their calendar. */
export const update: MailKind = mailAboutVisit('update')

/** Tells a visitor not to come. The file takes the entry out of their calendar. */
export const cancellation: MailKind = mailAboutVisit('cancellation')

function mailAboutVisit(kind: 'invitation' | 'update' | 'cancellation'): MailKind {
  const words = { ...wording.visitor.invitation, ...wording.visitor[kind] }
  const cancels = kind === 'cancellation'
  const method = cancels ? 'CANCEL' : 'REQUEST'
  return async (mail, { addresses }) => {
    const enquiry = enquiryOf(mail)
    const visit = v.parse(visitContent, mail.content)
    const day = `${weekdayNames[weekdayOf(visit.date)]} ${longDate(visit.date)}`
    const time = `${formatTime(visit.time)}, ${zoneNameAt(visit.startsAt)}`
    const ready = `${visit.readyDate === visit.date ? '' : `${dayAndMonth(visit.readyDate)}, `}${formatTime(visit.readyTime)}`
    const { findUs: findUsTitle } = wording.visitor
    const sent = { organizer: addresses.mailFrom, at: mail.createdAt }
    return {
      date: mail.createdAt,
      head: {
        ...headTo(enquiry, addresses.workshopEmail, visit.confirmation),
        subject: words.subject(dayAndMonth(visit.date), business),
        icalEvent: { method, filename: 'appointment.ics', content: calendarFile(visit, method, sent, enquiry) },
      },
      preheader: `${day}, ${time}`,
      parts: [
        heading(wording.visitor.greet(enquiry.answers.name ?? '', words.opening)),
        mailCard({
          title: words.title,
          level: 2,
          cells: [
            { label: wording.reference.label, value: enquiry.reference, text: wording.reference.text(enquiry.reference) },
            { label: words.done.label, value: shortTime(mail.createdAt), text: words.done.text(localTime(mail.createdAt)) },
          ],
          plate: visit.plate ? { label: 'Registration plate', answer: visit.plate } : undefined,
          lines: [
            { label: words.day, answer: day },
            { label: words.time, answer: time },
            ...(cancels ? [] : [{ label: words.ready, answer: ready }]),
          ],
          buttons: [],
          buttonsText: '',
          message: undefined,
        }),
        smallPrint(words.note),
        callUs(words.change),
      ],
      // Without a link to directions: the calendar entry has the address.
      footer: findUs(findUsTitle, business),
    }
  }
}
