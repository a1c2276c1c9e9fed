import icalGenerator, { ICalAttendeeRole, ICalAttendeeStatus, type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import * as v from 'valibot'
import type { AppointmentContent } from '../../domain/appointments/appointment-mails.ts'
import { dropOffTime, windowOf } from '../../domain/appointments/drop-off.ts'
import { asciiAddress } from '../../domain/enquiries/fields/email.ts'
import { greetingName } from '../../domain/enquiries/greeting-name.ts'
import type { Instant } from '../../domain/instant.ts'
import { instantOf, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { closesOn } from '../../domain/opening-hours/opening.ts'
import { addressLine, type Facts, type OpeningTimes } from '../../workshop/facts.ts'
import type { StoredEnquiry } from '../database/types.ts'
import { wording } from './wording.ts'

/** What an email about an appointment says, as it is stored. */
export const appointmentContent: v.GenericSchema<unknown, AppointmentContent> = v.object({
  id: v.string(),
  sequence: v.number(),
  date: v.string(),
  time: v.string(),
  minutes: v.number(),
  readyDate: v.string(),
  readyTime: v.string(),
  startsAt: v.number(),
  readyAt: v.number(),
})

const words = wording.visitor.invitation

/** Minutes allowed for a drop-off after closing, such as a key through the slot. */
const dropOffMinutes = 15

/**
 * Returns when an appointment ends in calendars: when the work is done, or at closing time. Work that carries over is done the next day, and an event
 * into the evening would send the customer to a closed door.
 * @param minutes of the drop-off window and of work
 */
export function eventEnd(startsAt: Instant, minutes: number, times: OpeningTimes): Date {
  const { date } = wallClockAt(new Date(startsAt))
  const closesAt = instantOf(`${date}T${closesOn(date, times)}`)
  if (startsAt >= closesAt) return new Date(startsAt + Math.min(minutes, dropOffMinutes) * 60_000)
  return new Date(Math.min(startsAt + minutes * 60_000, closesAt))
}

/** Who sends a calendar file when and to whom: the sender's and the visitor's address. */
type Sent = { organizer: string; at: Instant; to: string }

/**
 * Returns the file that puts an appointment into the customer's calendar, changes it there, or takes it out. Times are in UTC: a time zone without
 * its definition is an hour off in some calendars. It has no link, which would look like spam.
 */
export function calendarFile(
  appointment: AppointmentContent,
  method: 'REQUEST' | 'CANCEL',
  { organizer, at, to }: Sent,
  enquiry: StoredEnquiry,
  facts: Facts,
): string {
  const { business } = facts
  const { answers, reference } = enquiry
  const { name = '', plate = '', service } = answers
  const cancels = method === 'CANCEL'
  const calendar = icalGenerator({
    prodId: { company: business.name, product: 'Appointments', language: 'EN' },
    method: ICalCalendarMethod[method],
  })
  calendar.createEvent({
    id: appointment.id,
    sequence: appointment.sequence,
    stamp: new Date(at),
    start: new Date(appointment.startsAt),
    end: eventEnd(appointment.startsAt, windowOf(appointment, facts) + appointment.minutes, facts),
    summary: words.summary(business),
    description: [
      ...(cancels
        ? []
        : [service, words.dropOff(plate, facts.dropOffWindow ? dropOffTime(appointment, facts) : undefined)].filter(Boolean)),
      wording.reference.text(reference),
      wording.visitor.callUs(business),
    ].join('\n'),
    location: `${business.name}, ${addressLine(business)}`,
    status: cancels ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: business.name, email: organizer },
    attendees: [
      {
        email: asciiAddress(to),
        name: cancels ? undefined : greetingName(name) || undefined,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: false,
      },
    ],
  })
  return calendarText(calendar)
}

/** Returns a calendar as the text of a file, whose last line ends with CRLF too (RFC 5545, 3.1). */
export function calendarText(calendar: ICalCalendar): string {
  return `${calendar.toString().trimEnd()}\r\n`
}
