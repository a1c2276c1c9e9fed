import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { goodReply } from '../../../domain/actions/reply.examples.ts'
import { bookedAnyway, goodAppointment } from '../../../domain/appointments/appointment-form.examples.ts'
import { goodBooking } from '../../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../../domain/enquiries/contact/contact.examples.ts'
import { firstFacts } from '../../../workshop/first-facts.ts'
import { embedded } from '../../testing/databases.ts'
import { startRelay } from '../../testing/relay.ts'
import { addStaff } from '../../testing/staff.ts'
import { deskOf, saveEnquiry } from '../../testing/store.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { until } from '../../testing/until.ts'

const { business } = firstFacts

/** Starts a server with a real relay. `received` moves its clock past the ten seconds for which emails are held. */
async function start(now: number) {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const relay = await startRelay()
  onTestFinished(relay.close)
  let clock = now
  const addresses = { mailFrom: 'web@workshop.example.nz', workshopEmail: 'desk@workshop.example.nz' }
  const server = await startTestServer({ dataDir, smtpUrl: relay.url, ...addresses }, { now: () => clock })
  onTestFinished(server.stop)
  const { id: staff } = await addStaff(server.store, { name: 'Mere Tautahi' })
  const desk = deskOf(server.store)
  return {
    relay,
    desk,
    async arrive(answers: Partial<typeof goodBooking> = {}) {
      const { id } = await saveEnquiry(server.store, { kind: 'booking', answers: { ...goodBooking, message: randomUUID(), ...answers } })
      return id
    },
    async arriveUnconfirmed() {
      const { id } = await saveEnquiry(server.store, {
        kind: 'contact',
        answers: { ...goodContact, message: '<a href="https://a.example">SEO</a>' },
      })
      return id
    },
    stamp: async (enquiry: string) => ({ id: randomUUID(), enquiry, version: (await desk.enquiry(enquiry))?.version ?? 0, staff }),
    /** Resolves to the next email with this subject that the relay accepts. */
    async received(subject: RegExp) {
      clock += 10_000
      const find = () => relay.received.find(({ email }) => subject.test(email.subject ?? ''))
      await until(() => find() !== undefined)
      return find() as NonNullable<ReturnType<typeof find>>
    },
  }
}

/** Reads the only event of a calendar file. */
function eventOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  if (!event || others.length > 0) throw new Error('Expected one event.')
  return { calendar, event: new ICAL.Event(event), component: event }
}

test('calendars show the right time around the hours when the clocks change, in any time zone', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('TZ', 'UTC')
  const { desk, relay, arrive, stamp, received } = await start(Date.parse('2027-03-01T00:00:00Z'))
  for (const [date, time, utc, zone] of [
    // They go back on 4 April, and forward on 26 September.
    ['2027-04-03', '08:30', '2027-04-02T19:30:00Z', 'Daylight'],
    ['2027-04-04', '01:30', '2027-04-03T12:30:00Z', 'Daylight'],
    ['2027-04-04', '03:00', '2027-04-03T15:00:00Z', 'Standard'],
    ['2027-04-04', '08:30', '2027-04-03T20:30:00Z', 'Standard'],
    ['2027-09-26', '01:59', '2027-09-25T13:59:00Z', 'Standard'],
    ['2027-09-26', '03:00', '2027-09-25T14:00:00Z', 'Daylight'],
    ['2027-09-26', '08:30', '2027-09-25T19:30:00Z', 'Daylight'],
    ['2027-09-27', '08:30', '2027-09-26T19:30:00Z', 'Daylight'],
  ] as const) {
    for (const [index, place] of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles'].entries()) {
      vi.stubEnv('TZ', place)
      const which = `${date} ${time}, ${place}`
      const enquiry = await arrive({ plate: `TZ${index}` })
      const appointment = bookedAnyway({ ...goodAppointment, date, time, readyDate: date, readyTime: '16:30' })
      expect((await desk.book(await stamp(enquiry), appointment)).outcome, which).toBe('done')
      const { email } = await received(/^Your appointment on/)
      relay.received.length = 0
      const file = email.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
      const { event } = eventOf(new TextDecoder().decode(file?.content as ArrayBuffer))
      // The time in the file, in UTC, and the time that a calendar shows.
      expect(event.startDate.zone.tzid, which).toBe('UTC')
      expect(event.startDate.toJSDate().toISOString(), which).toBe(new Date(utc).toISOString())
      expect(event.duration.toSeconds(), which).toBe(120 * 60)
      expect(email.text, which).toContain(`New Zealand ${zone} Time`)
      expect(email.text, which).toContain(`Day: ${date === '2027-04-03' ? 'Saturday' : date === '2027-09-27' ? 'Monday' : 'Sunday'} `)
      expect(email.text, which).toContain('Ready about: 4.30pm')
    }
  }
})

test('mail clients recognise the invitation: the method in file and header, organiser and attendee, and no links', async () => {
  const { desk, arrive, stamp, received } = await start(Date.parse('2027-03-01T00:00:00Z'))
  const enquiry = await arrive({ name: 'Hana "the boss"; Williams, MBE: x' })
  const card = await desk.enquiry(enquiry)
  await desk.book(await stamp(enquiry), goodAppointment)
  const { email, from, to, raw } = await received(/^Your appointment on Tuesday 9 March - /)
  expect({ from, to, replyTo: email.replyTo?.map(({ address }) => address) }).toEqual({
    from: 'web@workshop.example.nz',
    to: [goodBooking.email],
    replyTo: ['desk@workshop.example.nz'],
  })
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
  expect(raw).not.toMatch(/^Auto-Submitted:/im)
  const files = email.attachments.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer))
  expect(files).toHaveLength(2)
  expect(files[0]?.replaceAll('\r\n', '\n')).toBe(files[1]?.replaceAll('\r\n', '\n'))
  const [file = ''] = files
  const { calendar, event, component } = eventOf(file)
  const appointment = (await desk.enquiry(enquiry))?.appointment
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect({ uid: event.uid, sequence: event.sequence }).toEqual({ uid: appointment?.id, sequence: 0 })
  expect(component.getFirstPropertyValue('organizer')).toBe('mailto:web@workshop.example.nz')
  expect(String(component.getFirstPropertyValue('attendee')).toLowerCase()).toBe(`mailto:${goodBooking.email}`)
  expect(component.getAllProperties('attendee')).toHaveLength(1)
  expect(event.location).toBe(`${business.name}, 1 Example Street, Cloverlea, 4412`)
  expect(event.description).toContain(`Reference ${card?.reference}`)
  expect(file).not.toMatch(/https?:|www\.|sebbo|ical-generator/i)
  for (const said of [email.text, email.html]) {
    expect(said).toContain('Tuesday 9 March 2027')
    expect(said).toContain('8.30am, New Zealand Daylight Time')
    expect(said).toContain('KLM482')
    expect(said).toContain('1 Example Street')
    expect(said).not.toMatch(/https?:\/\/|www\./)
  }
})

test('a reply joins the thread of the confirmation, is signed, and has the workshop as Reply-To', async () => {
  const { desk, relay, arrive, stamp, received } = await start(Date.parse('2027-03-01T00:00:00Z'))
  const enquiry = await arrive()
  await until(() => relay.received.length === 2)
  const confirmation = relay.received.find(({ to }) => to.includes(goodBooking.email))?.email
  const text = `${goodReply.text}\n\n<script>alert(1)</script> & <b>bold</b>`
  await desk.reply(await stamp(enquiry), { text })
  const { email, raw, to } = await received(/^Re: /)
  expect(to).toEqual([goodBooking.email])
  expect(email.subject).toBe(`Re: ${confirmation?.subject}`)
  expect(email.inReplyTo).toBe(confirmation?.messageId)
  const root = `<${enquiry}@workshop.example.nz>`
  expect(relay.received.map(({ email }) => email.references?.split(/\s+/))).toEqual([[root], [root], [root, confirmation?.messageId]])
  expect(email.replyTo?.map(({ address }) => address)).toEqual(['desk@workshop.example.nz'])
  expect(email.text).toContain(`${text}\n\nMere\n${business.name}`)
  expect(email.text).not.toContain('Tautahi')
  expect(email.html).toContain('&lt;script&gt;')
  expect(email.html).not.toContain('<script>')
  expect(raw).not.toMatch(/^Auto-Submitted:/im)
})

test('a reply to an enquiry without a confirmation starts a new thread', async () => {
  const { desk, arriveUnconfirmed, stamp, received } = await start(Date.parse('2027-03-01T00:00:00Z'))
  const enquiry = await arriveUnconfirmed()
  const card = await desk.enquiry(enquiry)
  expect(card?.timeline[0]?.mail).toBeUndefined()
  await desk.reply(await stamp(enquiry), goodReply)
  const { email } = await received(/^Re: /)
  expect(email.subject).toBe(`Re: Your message (${card?.reference})`)
  expect(email.inReplyTo).toBeUndefined()
})
