import icalGenerator, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { feedErrors, feedForm } from '../../domain/appointments/feed.ts'
import type { Desk } from '../../domain/desk.ts'
import { check } from '../../domain/enquiries/enquiry.ts'
import { isUuid } from '../../domain/form.ts'
import { zone } from '../../domain/opening-hours/dates.ts'
import { addressLine, business } from '../../workshop/business.ts'
import { newKey, sha256 } from '../accounts/keys.ts'
import type { StaffStore } from '../accounts/staff-store.ts'
import type { FeedAppointment } from '../appointments/feeds.ts'
import { calendarText, eventEnd } from '../mail/calendar-file.ts'

/** Returns the use cases of calendar links. */
export function createFeedUseCases(store: StaffStore): Pick<Desk, 'feeds' | 'makeFeed' | 'revokeFeed' | 'readFeed'> {
  return {
    feeds: (staff) => store.listFeeds(staff),

    async makeFeed(form, sent, by) {
      if (!isUuid(form)) return { outcome: 'missing' }
      const checked = check(feedForm, sent)
      if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
      const secret = newKey()
      const feed = await store.addFeed({ hash: sha256(secret), staff: by.id, label: checked.answers.label, form })
      if (feed === 'full') return { outcome: 'refused', fieldErrors: { label: feedErrors.full } }
      return feed === 'duplicate' ? { outcome: feed } : { outcome: 'made', secret, feed }
    },

    revokeFeed: async (id, by) => ({ outcome: (await store.removeFeed(id, by.id)) ? 'done' : 'missing' }),

    async readFeed(secret, { address }) {
      const appointments = /^[\w-]{43}$/.test(secret) ? await store.readFeed(sha256(secret)) : undefined
      if (appointments) {
        const text = feedFile(appointments)
        // Weak, because it is the same for every compression.
        return { outcome: 'found', text, etag: `W/"${sha256(text)}"` }
      }
      const retryAfter = await store.countGuess(address)
      return retryAfter === undefined ? { outcome: 'missing' } : { outcome: 'limited', retryAfter }
    },
  }
}

/** Returns the appointments as a calendar: plate and service, without the customer's name or phone. The same appointments give the same text. */
function feedFile(appointments: readonly FeedAppointment[]): string {
  const calendar = icalGenerator({
    name: business.name,
    prodId: { company: business.name, product: 'Desk', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // Seconds after which a phone should fetch it again.
    ttl: 15 * 60,
  })
  for (const { id, starts_at, minutes, version, created_at, plate, service, reference } of appointments) {
    calendar.createEvent({
      id,
      sequence: version,
      stamp: new Date(created_at),
      start: new Date(starts_at),
      end: eventEnd(starts_at, minutes),
      summary: [plate, service].filter(Boolean).join(', ') || 'Car',
      description: reference ? `Reference ${reference}` : undefined,
      location: `${business.name}, ${addressLine()}`,
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
