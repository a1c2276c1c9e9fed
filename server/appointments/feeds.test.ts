import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, test } from 'vitest'
import { teamErrors } from '../../domain/accounts/invite.ts'
import type { StaffMember } from '../../domain/accounts/staff.ts'
import { bookedAnyway, exampleNow, goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import { feedErrors } from '../../domain/appointments/feed.ts'
import type { Desk } from '../../domain/desk.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { addDays } from '../../domain/opening-hours/dates.ts'
import { addFeed } from '../accounts/feeds.ts'
import type { Store } from '../database/store.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk } from '../testing/open-test-desk.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf, saveEnquiry } from '../testing/store.ts'

const client = { address: '192.0.2.7', label: 'a phone' }

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('calendar links', () => {
    let clock: number
    let store: Store
    let team: Desk
    let desk: Desk
    let mere: StaffMember

    beforeEach(async () => {
      clock = exampleNow
      const opened = await openTestDesk(create, () => clock, { bays: 100 })
      ;({ store, desk, mere } = opened)
      team = deskOf(store)
      return opened.close
    })

    async function make(by = mere): Promise<{ secret: string; id: string }> {
      const made = await team.makeFeed(randomUUID(), { label: 'Phone' }, by)
      if (made.outcome !== 'made') throw new Error(JSON.stringify(made))
      return { secret: made.secret, id: made.feed.id }
    }

    async function book(date: string, answers: object = {}): Promise<string> {
      const { id: enquiry } = await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message: randomUUID(), ...answers } })
      const stamp = { id: randomUUID(), enquiry, version: 0, staff: mere.id }
      expect(await desk.book(stamp, bookedAnyway({ ...goodAppointment, date, readyDate: date }))).toMatchObject({ outcome: 'done' })
      return enquiry
    }

    async function read(secret: string) {
      const result = await team.readFeed(secret, client)
      if (result.outcome !== 'found') throw new Error(result.outcome)
      return result
    }

    test('a feed has plate and service of the appointments from a week ago to 60 days ahead, and nothing about the customer', async () => {
      const { secret } = await make()
      const today = '2027-03-01'
      // 8.00am there; cars come at 8.30am.
      clock = Date.parse('2027-02-28T19:00:00Z')
      const days = [0, 7, 59, 60, 61]
      for (const day of days) await book(addDays(today, day), { plate: `DAY${day}` })
      const plates = async () => {
        const calendar = new ICAL.Component(ICAL.parse((await read(secret)).text))
        expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
        return calendar.getAllSubcomponents('vevent').map((event) => String(event.getFirstPropertyValue('summary')))
      }
      expect(await plates()).toEqual([0, 7, 59].map((day) => `DAY${day}, ${goodBooking.service}`))
      // Sixty days later it's winter time.
      clock += 91 * 60_000
      expect(await plates()).toHaveLength(4)
      clock = Date.parse('2027-03-07T19:30:00Z')
      expect((await plates())[0]).toContain('DAY0')
      clock += 1
      expect((await plates())[0]).toContain('DAY7')
      const { text } = await read(secret)
      for (const word of [goodBooking.name, goodBooking.email, goodBooking.phone, 'ATTENDEE', 'ORGANIZER']) expect(text).not.toContain(word)
    })

    test('an empty feed is a valid calendar file too: it has a component, and its last line ends with CRLF', async () => {
      const { secret } = await make()
      for (const count of [0, 1]) {
        const { text } = await read(secret)
        expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/)
        const calendar = new ICAL.Component(ICAL.parse(text))
        const [zone] = calendar.getAllSubcomponents('vtimezone')
        expect(calendar.getAllSubcomponents('vevent')).toHaveLength(count)
        const timezone = new ICAL.Timezone(zone ?? new ICAL.Component('x'))
        const offsets = ['2027-01-15T12:00:00', '2027-07-15T12:00:00'].map(
          (at) => timezone.utcOffset(ICAL.Time.fromDateTimeString(at)) / 3600,
        )
        expect([timezone.tzid, offsets]).toEqual(['Pacific/Auckland', [13, 12]])
        await book('2027-03-09')
      }
    })

    test('in a feed, work that runs past closing time ends when we close', async () => {
      const { secret } = await make()
      const { id: enquiry } = await saveEnquiry(store, { kind: 'booking', answers: goodBooking })
      const appointment = { ...goodAppointment, time: '17:00', minutes: '180', readyDate: '', readyTime: '' }
      expect((await desk.book({ id: randomUUID(), enquiry, version: 0, staff: mere.id }, appointment)).outcome).toBe('done')
      expect((await desk.enquiry(enquiry))?.appointment).toMatchObject({ readyDate: '2027-03-10', readyTime: '10:00' })
      const [event] = new ICAL.Component(ICAL.parse((await read(secret)).text)).getAllSubcomponents('vevent')
      // 6.00pm there.
      expect(event && new ICAL.Event(event).endDate.toJSDate().toISOString()).toBe('2027-03-09T05:00:00.000Z')
    })

    test('its ETag stays the same until something changes, and cancelled appointments disappear', async () => {
      const { secret } = await make()
      const [first, second, third] = [await book('2027-03-09'), await book('2027-03-10'), await book('2027-03-11')]
      const { etag } = await read(secret)
      expect(etag).toMatch(/^W\/"[\da-f]{64}"$/)
      clock += 60_000
      expect((await read(secret)).etag).toBe(etag)
      const stamp = (enquiry: string) => ({ id: randomUUID(), enquiry, version: 1, staff: mere.id })
      await desk.changeAppointment(stamp(first), { ...goodAppointment, time: '10:00' })
      expect((await read(secret)).etag).not.toBe(etag)
      await desk.cancelAppointment(stamp(second))
      clock = Date.parse('2027-03-11T20:00:00Z')
      await desk.setAppointmentState(stamp(third), { state: 'no-show' })
      const [event, ...others] = new ICAL.Component(ICAL.parse((await read(secret)).text)).getAllSubcomponents('vevent')
      expect(others).toEqual([])
      const start = event && new ICAL.Event(event).startDate.toJSDate().toISOString()
      expect(start).toBe('2027-03-08T21:00:00.000Z')
    })

    test('only the hash of a secret is stored; each person has up to three links, which nobody else can remove', async () => {
      const links = [await make(), await make(), await make()]
      expect(await team.makeFeed(randomUUID(), { label: 'Fourth' }, mere)).toEqual({
        outcome: 'refused',
        fieldErrors: { label: feedErrors.full },
      })
      expect(await team.makeFeed(randomUUID(), { label: ' ' }, mere)).toMatchObject({ outcome: 'refused' })
      const stored = JSON.stringify(await store.db.selectFrom('feed').selectAll().execute())
      for (const { secret } of links) expect(stored).not.toContain(secret)
      const other = await addStaff(store)
      const [first] = links
      expect(await team.revokeFeed(first?.id ?? '', other)).toEqual({ outcome: 'missing' })
      await read(first?.secret ?? '')
      for (let time = 0; time < 2; time++) expect(await team.revokeFeed(first?.id ?? '', mere)).toEqual({ outcome: 'done' })
      expect(await team.readFeed(first?.secret ?? '', client)).toEqual({ outcome: 'missing' })
      expect(await team.feeds(mere.id)).toHaveLength(2)
      expect(await team.feeds(other.id)).toEqual([])
      await make()
    })

    test('a form makes one link, however often it is sent', async () => {
      const form = randomUUID()
      const press = () => team.makeFeed(form, { label: 'Phone' }, mere)
      const results = await Promise.all([press(), press(), press()])
      expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['duplicate', 'duplicate', 'made'])
      expect(await team.feeds(mere.id)).toHaveLength(1)
      for (const id of ['', 'x', form.toUpperCase()])
        expect(await team.makeFeed(id, { label: 'Phone' }, mere)).toEqual({ outcome: 'missing' })
      // The same call again, after its connection was lost.
      const given = { hash: 'x', staff: mere.id, label: 'Once', form: randomUUID() }
      for (let time = 0; time < 2; time++) expect(await addFeed(store.db, given, store.now())).toMatchObject({ id: 'x' })
    })

    test('links made at the same time never exceed the limit', async () => {
      await make()
      await make()
      const results = await Promise.all([1, 2, 3].map((index) => team.makeFeed(randomUUID(), { label: `At once ${index}` }, mere)))
      expect(results.map(({ outcome }) => outcome).sort()).toEqual(['made', 'refused', 'refused'])
    })

    test('disabling somebody ends their calendar links for good, and an owner can end anybody’s', async () => {
      const other = await addStaff(store)
      const { secret } = await make(other)
      await team.disable(other.id, mere)
      expect(await team.readFeed(secret, client)).toEqual({ outcome: 'missing' })
      expect(await team.makeFeed(randomUUID(), { label: 'Phone' }, other)).toMatchObject({ outcome: 'refused' })
      await team.enable(other.id, mere)
      expect(await team.readFeed(secret, client)).toEqual({ outcome: 'missing' })

      const again = await make(other)
      const listed = () => team.team().then(({ staff }) => staff.map(({ name, feeds }) => [name, feeds.map(({ id }) => id)]))
      expect(await listed()).toEqual([
        ['Aroha Ngata', [again.id]],
        ['Mere Tautahi', []],
      ])
      expect(await team.endFeed(again.id, other)).toEqual({ outcome: 'refused', fieldErrors: { account: teamErrors.notOwner } })
      await read(again.secret)
      for (let time = 0; time < 2; time++) expect(await team.endFeed(again.id, mere)).toEqual({ outcome: 'done' })
      expect(await team.readFeed(again.secret, client)).toEqual({ outcome: 'missing' })
    })

    test('guesses are refused after ten in a quarter of an hour, but the right secret never is', async () => {
      const { secret } = await make()
      for (const guess of ['', 'x', '../..', `${secret} `, secret.slice(1), 'x'.repeat(100_000)])
        expect(await team.readFeed(guess, client)).toEqual({ outcome: 'missing' })
      for (let count = 0; count < 4; count++) expect(await team.readFeed('y'.repeat(43), client)).toEqual({ outcome: 'missing' })
      expect(await team.readFeed('y'.repeat(43), client)).toEqual({ outcome: 'limited', retryAfter: 900 })
      await read(secret)
      expect(await team.readFeed('y'.repeat(43), { ...client, address: '198.51.100.9' })).toEqual({ outcome: 'missing' })
      clock += 15 * 60_000
      expect(await team.readFeed('y'.repeat(43), client)).toEqual({ outcome: 'missing' })
    })
  })
})
