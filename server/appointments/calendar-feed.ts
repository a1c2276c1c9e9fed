import icalGenerator, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Kysely } from 'kysely'
import type { Client } from '../../domain/accounts/staff.ts'
import { windowOf } from '../../domain/appointments/drop-off.ts'
import type { Desk } from '../../domain/desk.ts'
import { zone } from '../../domain/opening-hours/dates.ts'
import { addressLine, type Facts } from '../../workshop/facts.ts'
import { sha256 } from '../accounts/keys.ts'
import { countGuess } from '../accounts/sign-in-attempts.ts'
import type { Store } from '../database/store.ts'
import type { AppointmentRow, EnquiryRow, Tables } from '../database/tables.ts'
import { calendarText, eventEnd } from '../mail/calendar-file.ts'

const day = 86_400_000

/** Milliseconds before and after now of the appointments in a feed. */
const back = 7 * day
const ahead = 60 * day

/** Maximum number of appointments in a feed: about 30 a day. */
const maxAppointments = 2000

/** An appointment as a feed shows it: without the name and phone of the customer. */
type FeedAppointment = Pick<AppointmentRow, 'id' | 'date' | 'time' | 'starts_at' | 'minutes' | 'version' | 'created_at'> &
  Pick<EnquiryRow, 'plate' | 'service' | 'reference'>

/** Returns the appointments as a calendar file, for anyone with the secret of a person's link. */
export async function readFeed(store: Store, secret: string, { address }: Client): ReturnType<Desk['readFeed']> {
  const appointments = /^[\w-]{43}$/.test(secret) ? await readAppointments(store.db, sha256(secret), store.now()) : undefined
  if (appointments) {
    const text = feedFile(appointments, store.facts())
    // Weak, because it is the same for every compression.
    return { outcome: 'found', text, etag: `W/"${sha256(text)}"` }
  }
  const retryAfter = await countGuess(store, address)
  return retryAfter === undefined ? { outcome: 'missing' } : { outcome: 'limited', retryAfter }
}

/** Returns the appointments from a week ago to 60 days ahead, without cancelled, missed and declined ones. Undefined when there is no such feed. */
async function readAppointments(db: Kysely<Tables>, hash: string, now: number): Promise<FeedAppointment[] | undefined> {
  const feed = await db
    .selectFrom('feed')
    .innerJoin('staff', 'staff.id', 'feed.staff_id')
    .select('feed.hash')
    .where('feed.hash', '=', hash)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!feed) return undefined
  return await db
    .selectFrom('appointment')
    .innerJoin('enquiry', 'enquiry.id', 'appointment.enquiry_id')
    .select(['appointment.id', 'date', 'time', 'starts_at', 'minutes', 'appointment.version', 'created_at'])
    .select(['plate', 'service', 'reference'])
    .where('appointment.state', 'not in', ['cancelled', 'no-show'])
    .where('enquiry.state', '<>', 'declined')
    .where('starts_at', '>=', now - back)
    .where('starts_at', '<', now + ahead)
    .orderBy('starts_at')
    .orderBy('appointment.id')
    .limit(maxAppointments)
    .execute()
}

/** Returns the appointments as a calendar: plate and service, without the customer's name or phone. The same appointments give the same text. */
function feedFile(appointments: readonly FeedAppointment[], facts: Facts): string {
  const { business } = facts
  const calendar = icalGenerator({
    name: business.name,
    prodId: { company: business.name, product: 'Desk', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // Seconds after which a phone should fetch it again.
    ttl: 15 * 60,
  })
  for (const { id, date, time, starts_at, minutes, version, created_at, plate, service, reference } of appointments) {
    calendar.createEvent({
      id,
      sequence: version,
      stamp: new Date(created_at),
      start: new Date(starts_at),
      end: eventEnd(starts_at, windowOf({ date, time }, facts) + minutes, facts),
      summary: [plate, service].filter(Boolean).join(', ') || 'Car',
      description: `Reference ${reference}`,
      location: `${business.name}, ${addressLine(business)}`,
      status: ICalEventStatus.CONFIRMED,
    })
  }
  // A file needs a component, also while there are no appointments (RFC 5545, 3.6).
  return calendarText(calendar).replace('END:VCALENDAR\r\n', `${timeZoneComponent}END:VCALENDAR\r\n`)
}

/** New Zealand's time zone, with the rules since 2007 (Daylight Time Order). */
const timeZoneComponent = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:20080406T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU',
  'TZOFFSETFROM:+1300',
  'TZOFFSETTO:+1200',
  'TZNAME:NZST',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070930T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=-1SU',
  'TZOFFSETFROM:+1200',
  'TZOFFSETTO:+1300',
  'TZNAME:NZDT',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]
  .map((line) => `${line}\r\n`)
  .join('')
