import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { goodNewJob } from '../../domain/actions/new-job.examples.ts'
import { newJobErrors } from '../../domain/actions/new-job.ts'
import { goodReply } from '../../domain/actions/reply.examples.ts'
import { goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { tooManyMails } from '../enquiries/act.ts'
import { loadDesk } from '../staff-desk/load-desk.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf, saveEnquiry } from '../testing/store.ts'
import { startTestServer } from '../testing/test-server.ts'

const limit = 40
const hour = 3_600_000

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('emails to customers', () => {
    let testDesk: TestDesk
    let clock: number
    let mere: string
    let tane: string

    beforeEach(async () => {
      clock = Date.parse('2027-03-01T20:00:00Z')
      testDesk = await openTestDesk(create, () => clock)
      mere = testDesk.mere.id
      tane = (await addStaff(testDesk.store, { email: 'tane@example.co.nz', name: 'Tāne Rangi' })).id
      return () => testDesk.close()
    })

    const enquiries = async (count: number) => {
      const ids = []
      for (let number = 0; number < count; number++) ids.push(await testDesk.arrive())
      return ids
    }

    test('an account may send forty an hour, however many it sends at once and on whichever server; another one still can', async () => {
      const { desk, stampFor, openAgain } = testDesk
      const other = deskOf(await openAgain())
      const ids = await enquiries(limit + 15)
      const stamps = await Promise.all(ids.map((id) => stampFor(id, mere)))
      const results = await Promise.all(stamps.map((stamp, at) => (at % 2 ? desk : other).reply(stamp, goodReply)))
      expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(limit)
      expect(results.filter(({ outcome }) => outcome !== 'done')).toEqual(
        Array(15).fill({ outcome: 'refused', fieldErrors: { text: tooManyMails } }),
      )

      const [late = ''] = ids.filter((_, at) => results[at]?.outcome !== 'done')
      expect(await desk.book(await stampFor(late, mere), goodAppointment)).toEqual({
        outcome: 'refused',
        fieldErrors: { date: tooManyMails },
      })
      expect(await desk.newJob({ id: randomUUID(), staff: mere }, { ...goodNewJob, email: 'a@example.nz', confirm: 'yes' })).toEqual({
        outcome: 'refused',
        fieldErrors: { email: newJobErrors.mailLimit },
      })
      // What sends no email still works, and so does a repeat of what was sent.
      expect((await desk.newJob({ id: randomUUID(), staff: mere }, { ...goodNewJob, confirm: '' })).outcome).toBe('done')
      expect((await desk.note(await stampFor(late, mere), { text: 'Ordered the pads.' })).outcome).toBe('done')
      const sent = stamps[results.findIndex(({ outcome }) => outcome === 'done')]
      expect(sent && (await desk.reply(sent, goodReply)).outcome).toBe('done')

      expect((await desk.reply(await stampFor(late, tane), goodReply)).outcome).toBe('done')
      clock += hour
      expect((await desk.reply(await stampFor(late, mere), goodReply)).outcome).toBe('done')
    })

    test('a reply that was undone does not count', async () => {
      const { desk, stampFor } = testDesk
      const [enquiry = '', ...others] = await enquiries(limit)
      for (const id of others) await desk.reply(await stampFor(id, mere), goodReply)
      for (let number = 0; number < 3; number++) {
        const stamp = await stampFor(enquiry, mere)
        expect((await desk.reply(stamp, goodReply)).outcome).toBe('done')
        expect((await desk.undo(stamp.id, { id: randomUUID(), staff: mere })).outcome).toBe('done')
      }
    })
  })
})

test('the desk says that the limit is reached, and keeps what was typed', async () => {
  const built = await loadDesk(join(import.meta.dirname, '..', '..', 'dist'))
  const { app, store, remove } = await startTestServer({}, { desk: built, mailsPerHour: 1 })
  onTestFinished(remove)
  const { token } = await addStaff(store)
  const reply = async (text: string) => {
    const { id } = await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message: text } })
    const headers = { cookie: `desk=${token}`, 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams({ action: randomUUID(), version: '0', text }).toString()
    return await app.inject({ method: 'POST', url: `/desk/enquiries/${id}/replies`, headers, payload })
  }
  expect((await reply('See you on Thursday.')).statusCode).toBe(303)
  const limited = await reply('We could do Friday instead.')
  expect(limited.statusCode).toBe(422)
  const textarea = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(limited.body)?.[1]
  expect([limited.body, textarea]).toEqual([expect.stringContaining(tooManyMails), 'We could do Friday instead.'])
})
