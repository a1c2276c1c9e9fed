import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, onTestFinished, test } from 'vitest'
import type { Appointment } from '../../../domain/appointments/appointment.ts'
import { bookedAnyway, exampleNow, goodAppointment } from '../../../domain/appointments/appointment-form.examples.ts'
import { goodBooking } from '../../../domain/enquiries/booking/booking.examples.ts'
import { findEnquiry } from '../../enquiries/find-enquiry.ts'
import { databases } from '../../testing/databases.ts'
import { type ReceivedMail, startRelay } from '../../testing/relay.ts'
import { addStaff } from '../../testing/staff.ts'
import { deskOf, healthOf, saveEnquiry } from '../../testing/store.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { until } from '../../testing/until.ts'

/** What a calendar shows. */
type Shown = { uid: string; starts: number; ends: number; cancelled: boolean; sequence: number }

/** Reads an email as a mail program does: the method of the part is that of the file. */
function read({ email, raw }: ReceivedMail): (Shown & { method: string }) | undefined {
  const file = email.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  if (!file) return undefined
  const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(file.content as ArrayBuffer)))
  const [component, ...others] = calendar.getAllSubcomponents('vevent')
  if (!component || others.length > 0) throw new Error('Expected one event.')
  const method = String(calendar.getFirstPropertyValue('method'))
  expect(raw).toContain(`method=${method}`)
  const event = new ICAL.Event(component)
  const cancelled = component.getFirstPropertyValue('status') === 'CANCELLED'
  expect(method).toBe(cancelled ? 'CANCEL' : 'REQUEST')
  const [starts, ends] = [event.startDate.toJSDate().getTime(), event.endDate.toJSDate().getTime()]
  return { uid: event.uid, starts, ends, cancelled, sequence: event.sequence, method }
}

/**
 * Returns what a calendar shows after applying the emails in order. Expects each appointment's sequence to rise; a cancellation of an unknown
 * event is ignored.
 */
function calendarOf(mails: readonly ReceivedMail[]): Map<string, Shown> {
  const events = new Map<string, Shown & { messageId: string | undefined }>()
  for (const mail of mails) {
    const shown = read(mail)
    if (!shown) continue
    const known = events.get(shown.uid)
    const { messageId } = mail.email
    // An email may arrive twice with the same Message-ID.
    if (known?.messageId !== messageId)
      expect(shown.sequence, 'emails of one appointment are sent in order, each with a higher sequence').toBeGreaterThan(
        known?.sequence ?? -1,
      )
    if (known || !shown.cancelled) events.set(shown.uid, { ...shown, messageId })
  }
  return events
}

test.for(databases)(
  'the calendar of the customer’s address ends with what the desk has, and that of a former one with nothing, whatever staff do and whenever the relay fails, through two servers: $name',
  { timeout: 300_000 },
  async ({ missing, create }, { skip }) => {
    if (missing) skip()
    const testDb = await create()
    onTestFinished(testDb.remove)
    let clock = exampleNow
    /** Recipients to refuse next; each is used up by one attempt. */
    let refusals = 0
    const relay = await startRelay({ refuse: () => (refusals-- > 0 ? 451 : undefined) })
    onTestFinished(relay.close)
    const addresses = { mailFrom: 'web@workshop.example.nz', workshopEmail: 'desk@workshop.example.nz' }
    const start = () =>
      startTestServer({ ...testDb, smtpUrl: relay.url, ...addresses }, { now: () => clock, outbox: { pollEvery: 20, delay: () => 0 } })
    const servers = [await start(), ...(testDb.databaseUrl ? [await start()] : [])]
    for (const server of servers) onTestFinished(server.stop)
    const [first = await start()] = servers
    const { id: staff } = await addStaff(first.store, { name: 'Mere Tautahi' })
    const desks = servers.map(({ store }) => deskOf(store))
    const deskAt = (index: number) => desks[index % desks.length] as (typeof desks)[number]

    /** What has become of a step's email by the next step. */
    type Fate = 'held' | 'leaving' | 'gone'
    type Step =
      | { do: 'book' | 'change'; on: number; hour: number; mail: Fate; refusals: number }
      | { do: 'cancel' | 'undo' | 'wait' | 'again' | 'readdress'; on: number; mail: Fate; refusals: number }
    /** The cancellation is still held when the address changes. */
    const cancelledThenReaddressed: Step[] = [
      { do: 'book', hour: 8, on: 0, mail: 'gone', refusals: 0 },
      { do: 'cancel', on: 0, mail: 'held', refusals: 0 },
      { do: 'readdress', on: 0, mail: 'held', refusals: 0 },
    ]
    /** The address changes and changes back before the former one has been told. */
    const thereAndBack: Step[] = [
      { do: 'book', hour: 8, on: 0, mail: 'gone', refusals: 0 },
      { do: 'readdress', on: 0, mail: 'held', refusals: 0 },
      { do: 'readdress', on: 0, mail: 'held', refusals: 0 },
      { do: 'wait', on: 0, mail: 'leaving', refusals: 1 },
      { do: 'cancel', on: 0, mail: 'held', refusals: 1 },
    ]
    const common = { on: fc.nat(1), mail: fc.constantFrom<Fate>('held', 'leaving', 'gone'), refusals: fc.nat(2) }
    const step: fc.Arbitrary<Step> = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ do: fc.constantFrom('book', 'change'), hour: fc.integer({ min: 8, max: 15 }), ...common } as const),
      },
      { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('cancel', 'undo', 'wait', 'again', 'readdress'), ...common } as const) },
    )

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
        relay.received.length = 0
        refusals = 0
        const addresses = [`${randomUUID()}@example.nz`, `${randomUUID()}@example.nz`] as const
        const [email] = addresses
        const { id: enquiry } = await saveEnquiry(first.store, {
          kind: 'booking',
          answers: { ...goodBooking, email, message: randomUUID() },
        })
        const appointments = new Map<string, Appointment & { cancelled: boolean }>()
        let last: string | undefined
        for (const one of steps) {
          const desk = deskAt(one.on)
          const card = await desk.enquiry(enquiry)
          const stamp = { id: randomUUID(), enquiry, version: card?.version ?? 0, staff }
          const hour = 'hour' in one ? String(one.hour).padStart(2, '0') : '08'
          const appointment = bookedAnyway({ ...goodAppointment, time: `${hour}:30`, readyTime: '17:00' })
          refusals = one.refusals
          if (one.do === 'book' || one.do === 'change') {
            const result = await (one.do === 'book' ? desk.book(stamp, appointment) : desk.changeAppointment(stamp, appointment))
            if (result.outcome === 'done') last = result.action
          } else if (one.do === 'cancel') {
            const result = await desk.cancelAppointment(stamp)
            if (result.outcome === 'done') last = result.action
          } else if (one.do === 'again') {
            const result = await desk.sendInvitation(stamp)
            if (result.outcome === 'done') last = result.action
          } else if (one.do === 'readdress') {
            const answers = card?.answers ?? {}
            const result = await desk.changeDetails(stamp, { ...answers, email: addresses.find((each) => each !== answers.email) })
            if (result.outcome === 'done') last = result.action
          } else if (one.do === 'undo' && last) await desk.undo(last, stamp)
          if (one.mail !== 'held') clock += 10_000
          if (one.mail === 'gone') await until(async () => (await healthOf(first.store)).due === 0)
          const { appointment: agreed } = (await desk.enquiry(enquiry)) ?? {}
          for (const known of appointments.values()) known.cancelled = true
          if (agreed) appointments.set(agreed.id, { ...agreed, cancelled: false })
        }
        refusals = 0
        clock += 60_000
        await until(async () => (await healthOf(first.store)).due === 0)
        const address = (await findEnquiry(first.store, enquiry))?.answers.email ?? ''
        const calendarAt = (at: string) => calendarOf(relay.received.filter(({ to }) => to.includes(at)))
        const former = addresses.find((each) => each !== address) ?? ''
        for (const shown of calendarAt(former).values()) expect(shown, JSON.stringify(steps)).toMatchObject({ cancelled: true })
        const calendar = calendarAt(address)
        for (const [id, shown] of calendar) {
          const ours = appointments.get(id)
          const agreed = ours && !ours.cancelled && { starts: ours.startsAt, ends: ours.startsAt + ours.minutes * 60_000 }
          expect(shown, JSON.stringify(steps)).toMatchObject(agreed ? { ...agreed, cancelled: false } : { cancelled: true })
        }
        for (const [id, { cancelled }] of appointments)
          if (!cancelled) expect(calendar.has(id), 'the customer knows of the appointment').toBe(true)
      }),
      { numRuns: testDb.databaseUrl ? 25 : 40, examples: [[cancelledThenReaddressed], [thereAndBack]] },
    )
  },
)
