import icalGenerator, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import * as v from 'valibot'
import { addressLine, business } from '../../../workshop/business.ts'
import { dayAndMonth, longDate, weekdayNames, weekdayOf, zone } from '../../../workshop/dates.ts'
import { formatTime } from '../../../workshop/opening.ts'
import type { StoredEnquiry } from '../../store/types.ts'
import { localTime, shortTime } from '../local-time.ts'
import type { MailKind } from '../mail-kind.ts'
import { buttonRow } from '../template/buttons.ts'
import { findUs } from '../template/find-us.ts'
import { jobCard } from '../template/job-card.ts'
import { heading, smallPrint } from '../template/part.ts'
import { wording } from '../wording.ts'
import { headTo } from './reply.ts'

/**
 * The appointment as agreed: a later change sends another mail. `id`: the appointment's. `sequence`: of this invitation (RFC 5545).
 * `confirmation`: see reply.ts.
 */
const content = v.object({
  id: v.string(),
  sequence: v.number(),
  date: v.string(),
  time: v.string(),
  minutes: v.number(),
  readyDate: v.string(),
  readyTime: v.string(),
  startsAt: v.number(),
  readyAt: v.number(),
  plate: v.string(),
  confirmation: v.optional(v.string()),
})

export type InvitationContent = v.InferOutput<typeof content>

const words = wording.visitor.invitation

/** Tells a visitor when to bring the car, with a calendar file. */
export const invitation: MailKind = async (mail, { addresses }) => {
  const { enquiry } = mail
  if (!enquiry) throw new Error('An invitation needs its enquiry.')
  const said = v.parse(content, mail.content)
  const day = `${weekdayNames[weekdayOf(said.date)]} ${longDate(said.date)}`
  const time = `${formatTime(said.time)}, ${zoneNameAt(said.startsAt)}`
  const ready = `${said.readyDate === said.date ? '' : `${dayAndMonth(said.readyDate)}, `}${formatTime(said.readyTime)}`
  const { landline, mobile } = business
  const { callUs, call, findUs: findUsTitle, directions } = wording.visitor
  return {
    date: mail.createdAt,
    head: {
      ...headTo(enquiry, addresses.workshopEmail, said.confirmation),
      subject: words.subject(dayAndMonth(said.date), business),
      icalEvent: {
        method: 'REQUEST',
        filename: 'appointment.ics',
        content: calendarFile(said, mail.createdAt, addresses.mailFrom, enquiry),
      },
    },
    preheader: `${day}, ${time}`,
    parts: [
      heading(words.opening),
      jobCard({
        title: words.title,
        level: 2,
        cells: [
          { label: wording.reference.label, value: enquiry.reference, text: wording.reference.text(enquiry.reference) },
          { label: words.booked.label, value: shortTime(mail.createdAt), text: words.booked.text(localTime(mail.createdAt)) },
        ],
        plate: said.plate ? { label: 'Registration plate', answer: said.plate } : undefined,
        lines: [
          { label: words.day, answer: day },
          { label: words.time, answer: time },
          { label: words.ready, answer: ready },
        ],
        buttons: [],
        buttonsText: '',
        message: undefined,
      }),
      smallPrint(`${words.readyText} ${words.calendar}`),
      buttonRow({
        lead: words.change,
        text: callUs(business),
        list: [landline, mobile].map(({ shown, dial }) => ({ label: call(shown), href: `tel:${dial}` })),
      }),
    ],
    footer: findUs(findUsTitle, directions, business),
  }
}

/** Times are in UTC, because some calendars are an hour out when a time zone comes without its definition. No links: they look like spam. */
function calendarFile(said: InvitationContent, createdAt: number, organizer: string, { answers, reference }: StoredEnquiry): string {
  const calendar = icalGenerator({
    prodId: { company: business.name, product: 'Appointments', language: 'EN' },
    method: ICalCalendarMethod.REQUEST,
  })
  calendar.createEvent({
    id: said.id,
    sequence: said.sequence,
    stamp: new Date(createdAt),
    start: new Date(said.startsAt),
    end: new Date(said.startsAt + said.minutes * 60_000),
    summary: words.summary(business),
    description: [words.dropOff(said.plate), wording.reference.text(reference), wording.visitor.callUs(business)].join('\n'),
    location: `${business.name}, ${addressLine()}`,
    status: ICalEventStatus.CONFIRMED,
    organizer: { name: business.name, email: organizer },
    attendees: [
      {
        email: answers.email ?? '',
        name: answers.name || undefined,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: false,
      },
    ],
  })
  return calendar.toString()
}

/** Returns 'New Zealand Daylight Time', or 'New Zealand Standard Time' in winter. */
function zoneNameAt(time: number): string {
  const parts = new Intl.DateTimeFormat('en-NZ', { timeZone: zone, timeZoneName: 'long' }).formatToParts(time)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
