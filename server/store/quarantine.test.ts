import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import { goodContact } from '../../enquiries/contact/contact.examples.ts'
import { quarantineFrom } from '../suspicion/suspicion.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import type { Limits } from './limits.ts'
import { type NewEnquiry, openStore, type Store } from './store.ts'

const minute = 60_000
const day = 86_400_000

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('as every store', () => {
    let place: TestDatabase
    let clock: number
    const opened: Store[] = []

    async function open(limits?: Limits): Promise<Store> {
      const store = await openStore({ ...place, mailDomain: 'example.nz', now: () => clock, limits })
      opened.push(store)
      return store
    }

    const booking = (message: string, more: Partial<NewEnquiry> = {}): NewEnquiry => ({
      kind: 'booking',
      answers: { ...goodBooking, message },
      ...more,
    })
    const suspicion = { points: quarantineFrom, signs: ['links', 'offer'] }
    const ids = async (store: Store) => (await store.listQuarantine()).map(({ id }) => id)

    beforeEach(async () => {
      place = await create()
      clock = Date.UTC(2026, 10, 2, 9)
    })

    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close()
      await place.remove()
    })

    test('what is suspicious is kept without mails, and has them once it is released', async () => {
      const store = await open()
      const { id } = await store.keep(booking('Buy links', { suspicion }))
      await store.keep(booking('WoF please'))
      expect(await store.health()).toMatchObject({ due: 2 })
      expect(await store.listQuarantine()).toMatchObject([{ id, suspicion: quarantineFrom, suspectedFor: 'links, offer' }])

      clock += 5 * day
      expect(await store.releaseFromQuarantine('another')).toBe(false)
      expect(await store.releaseFromQuarantine(id)).toBe(true)
      expect(await store.releaseFromQuarantine(id)).toBe(false)
      expect(await store.listQuarantine()).toEqual([])
      const mails = (await store.claimDueMails(10, 1000)).filter(({ enquiry }) => enquiry.id === id)
      expect(mails.map(({ recipient, createdAt }) => [recipient, createdAt]).sort()).toEqual([
        ['visitor', clock],
        ['workshop', clock],
      ])
    })

    test('the limit of a day holds for all processes together, even at once, and ends with the day', async () => {
      const limits = { perSenderPerDay: 30, perHour: 1000 }
      const stores = await Promise.all([open(limits), open(limits), open(limits)])
      const send = (address: string, from: number) =>
        Promise.allSettled(
          Array.from({ length: 45 }, (_, index) => stores[index % 3]?.keep(booking(`${address} ${from + index}`, { address }))),
        )
      const answers = await send('192.0.2.1', 0)
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
      for (const answer of answers) {
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ name: 'OverLimit', retryAfter: 86_400 })
      }
      clock += day
      expect((await send('192.0.2.1', 100)).filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
    })

    test('what one hour brings above its limit goes to quarantine, and nobody is refused', async () => {
      const store = await open({ perSenderPerDay: 30, perHour: 20 })
      const send = async (count: number, from: number) => {
        for (let index = from; index < from + count; index++) await store.keep(booking(`No. ${index}`, { address: `192.0.2.${index}` }))
      }
      await send(15, 0)
      await Promise.all(Array.from({ length: 10 }, (_, index) => store.keep(booking(`At once ${index}`))))
      expect(await store.listQuarantine()).toHaveLength(5)
      expect((await store.listQuarantine())[0]?.suspectedFor).toBe('flood')
      clock += 3_600_000
      await send(1, 100)
      expect(await store.listQuarantine()).toHaveLength(5)
    })

    test('long words that many send under other addresses add to the suspicion', async () => {
      const store = await open({ perSenderPerDay: 30, perHour: 1000 })
      const words = 'We noticed that garages like yours have a lot of potential.'
      const send = (index: number) =>
        store.keep({
          kind: 'contact',
          answers: { ...goodContact, email: `a${index}@example.nz`, message: words },
          suspicion: { points: 2, signs: ['no page'] },
        })
      for (let index = 0; index < 10; index++) await send(index)
      expect(await store.listQuarantine()).toEqual([])
      const { id } = await send(10)
      expect(await store.listQuarantine()).toMatchObject([{ id, suspicion: 10, suspectedFor: 'no page, repeats' }])
    })

    test('the workshop is told once a day of what is new, by one of all processes', async () => {
      const [one, two] = await Promise.all([open(), open()])
      expect(await one.claimReport(minute)).toBeUndefined()
      const first = await one.keep(booking('Buy links', { suspicion }))
      clock += 1000
      const claims = await Promise.all([one.claimReport(minute), two.claimReport(minute), one.claimReport(minute), two.claimReport(minute)])
      const [report, ...others] = claims.filter((claim) => claim !== undefined)
      expect(others).toEqual([])
      expect(report?.quarantined.map(({ id }) => id)).toEqual([first.id])

      // It did not leave: the same mail is tried again.
      if (report) await one.releaseReport(report)
      const again = await two.claimReport(minute)
      expect(again?.messageId).toBe(report?.messageId)
      if (again) await two.markReportSent(again)

      clock += 23 * 60 * minute
      const second = await one.keep(booking('Buy more links', { suspicion }))
      expect(await one.claimReport(minute)).toBeUndefined()
      clock += 60 * minute
      expect((await one.claimReport(minute))?.quarantined.map(({ id }) => id)).toEqual([second.id])
      expect(await ids(one)).toEqual([first.id, second.id])
    })

    test('a report whose process died before it was sent is due again, under its own name, when the lease has run out', async () => {
      const store = await open()
      const { id } = await store.keep(booking('Buy links', { suspicion }))
      const lost = await store.claimReport(300)
      expect(await store.claimReport(300)).toBeUndefined()
      await wait(400)
      const again = await store.claimReport(minute)
      expect(again?.messageId).toBe(lost?.messageId)
      expect(again?.quarantined.map((one) => one.id)).toEqual([id])
    })

    test('bookings are kept for 24 months, contact enquiries for 12, what is in quarantine for 30 days, and nothing of senders after a day', async () => {
      const store = await open({ perSenderPerDay: 1, perHour: 100 })
      await store.keep(booking('WoF', { address: '192.0.2.1' }))
      await store.keep({ kind: 'contact', answers: goodContact })
      const spam = await store.keep(booking('Buy links', { suspicion }))
      const found = async () =>
        (await store.findPerson({ phone: goodBooking.phone })).length + (await store.findPerson({ phone: goodContact.phone })).length
      const start = clock
      const inDays = async (days: number) => {
        clock = start + days * day
        return await store.forgetOld()
      }

      expect(await inDays(29)).toEqual({ enquiries: 0, mails: [] })
      expect(await ids(store)).toEqual([spam.id])
      expect(await inDays(30)).toEqual({ enquiries: 1, mails: [] })
      expect(await inDays(364)).toEqual({ enquiries: 0, mails: [] })
      expect(await found()).toBe(2)
      expect(await inDays(365)).toMatchObject({ enquiries: 1, mails: [expect.any(String), expect.any(String)] })
      expect(await inDays(730)).toEqual({ enquiries: 0, mails: [] })
      expect(await inDays(731)).toMatchObject({ enquiries: 1 })
      expect(await found()).toBe(0)
      expect(await store.health()).toMatchObject({ due: 0 })
      await store.keep(booking('WoF', { address: '192.0.2.1' }))
    })

    test('a person is found by each of three ways however it was written, and is gone when deleted', async () => {
      const store = await open()
      const answers = { ...goodBooking, email: 'Hana.W@Example.co.nz', phone: '+64 21 555-0142', plate: 'KLM 482' }
      const { id } = await store.keep({ kind: 'booking', answers })
      await store.keep({ kind: 'contact', answers: goodContact })
      for (const person of [{ email: 'hana.w@example.co.nz' }, { phone: '021 5550142' }, { phone: '0064215550142' }, { plate: 'klm482' }]) {
        expect(await store.findPerson(person)).toMatchObject([{ id, answers, mails: [{ state: 'due' }, { state: 'due' }] }])
      }
      expect(await store.findPerson({ plate: 'KLM48' })).toEqual([])
      expect(await store.deleteEnquiries([id])).toMatchObject({ enquiries: 1, mails: [expect.any(String), expect.any(String)] })
      expect(await store.findPerson({ plate: 'KLM482' })).toEqual([])
      expect(await store.claimDueMails(10, 1000)).toHaveLength(2)
      expect((await store.keep({ kind: 'booking', answers })).outcome).toBe('kept')
    })
  })
})
