import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { openStore, type Store } from '../database/store.ts'
import type { NewEnquiry } from '../database/types.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import type { Limits } from './limits.ts'
import type { Observed } from './spam/observe.ts'

const hour = 3_600_000
const day = 86_400_000

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('the quarantine', () => {
    let testDb: TestDatabase
    let clock: number
    const opened: Store[] = []

    async function open(limits?: Limits): Promise<Store> {
      const store = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock, limits })
      opened.push(store)
      return store
    }

    const booking = (message: string, more: Partial<NewEnquiry> = {}): NewEnquiry => ({
      kind: 'booking',
      answers: { ...goodBooking, message },
      ...more,
    })
    const observed: Observed = { honeypotFilled: true, pageAge: 20, linkedHosts: 0, markup: false }
    const ids = async (store: Store) => (await store.listQuarantine()).map(({ id }) => id)

    beforeEach(async () => {
      testDb = await create()
      clock = Date.UTC(2026, 10, 2, 9)
    })

    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close()
      await testDb.remove()
    })

    test('a quarantined enquiry has no emails until it is released', async () => {
      const store = await open()
      const { id } = await store.saveEnquiry(booking('Buy links', { observed }))
      await store.saveEnquiry(booking('WoF please'))
      expect(await store.health()).toMatchObject({ due: 2 })
      expect(await store.listQuarantine()).toMatchObject([{ id, signals: ['hidden field', 'instant submit'] }])

      clock += 5 * day
      expect(await store.releaseFromQuarantine('another')).toBe(false)
      expect(await store.releaseFromQuarantine(id)).toBe(true)
      expect(await store.releaseFromQuarantine(id)).toBe(false)
      expect(await store.listQuarantine()).toEqual([])
      const mails = (await store.claimDueMails(10, 1000)).filter(({ enquiry }) => enquiry?.id === id)
      expect(mails.map(({ recipient, createdAt }) => [recipient, createdAt]).sort()).toEqual([
        ['visitor', clock],
        ['workshop', clock],
      ])
    })

    test('the daily limit holds across concurrent processes, and ends after a day', async () => {
      const limits = { perSenderPerDay: 30, perNetworkPerHour: 1000, perHour: 1000 }
      const stores = await Promise.all([open(limits), open(limits), open(limits)])
      const send = (address: string, from: number) =>
        Promise.allSettled(
          Array.from({ length: 45 }, (_, index) => stores[index % 3]?.saveEnquiry(booking(`${address} ${from + index}`, { address }))),
        )
      const answers = await send('192.0.2.1', 0)
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
      for (const answer of answers) {
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ name: 'OverLimit', retryAfter: 86_400 })
      }
      clock += day
      expect((await send('192.0.2.1', 100)).filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
    })

    test('enquiries above the hourly limit are quarantined, not refused', async () => {
      const store = await open({ perSenderPerDay: 30, perNetworkPerHour: 1000, perHour: 20 })
      const send = async (count: number, from: number) => {
        for (let index = from; index < from + count; index++)
          await store.saveEnquiry(booking(`No. ${index}`, { address: `192.0.2.${index}` }))
      }
      await send(15, 0)
      await Promise.all(Array.from({ length: 10 }, (_, index) => store.saveEnquiry(booking(`At once ${index}`))))
      expect(await store.listQuarantine()).toHaveLength(5)
      expect((await store.listQuarantine())[0]?.signals).toEqual(['flood'])
      clock += 3_600_000
      await send(1, 100)
      expect(await store.listQuarantine()).toHaveLength(5)
    })

    test('a long text is flagged from the third email address that sends it within a day, and quarantined from the tenth', async () => {
      const limits = { perSenderPerDay: 1000, perNetworkPerHour: 1000, perHour: 1000 }
      const stores: [Store, ...Store[]] = [await open(limits), await open(limits)]
      const text = 'We noticed that garages like yours have potential.'
      const send = async (index: number, message = text, email = `a${index}@example.nz`) => {
        const store = stores[index % 2] ?? stores[0]
        const { id } = await store.saveEnquiry({ kind: 'contact', answers: { ...goodContact, name: `No. ${index}`, email, message } })
        return (await store.findEnquiry(id))?.signals.join() ?? ''
      }
      const signals = []
      for (let index = 0; index < 11; index++) signals.push(await send(index))
      expect(signals).toEqual(['', '', ...Array(7).fill('repeated text'), 'mass text', 'mass text'])
      expect(await stores[0].listQuarantine()).toHaveLength(2)
      clock += day
      expect(await send(20)).toBe('')

      const atOnce = await Promise.all(Array.from({ length: 11 }, (_, index) => send(2 * index, `At once: ${text}`)))
      expect(atOnce.toSorted()).toEqual(signals.toSorted())
      const two = ['a@example.nz', 'b@example.nz', 'A@example.nz', 'B@example.nz']
      for (const [index, email] of two.entries()) expect(await send(index, `Once more: ${text}`, email)).toBe('')
      for (let index = 0; index < 12; index++) expect(await send(index, 'WoF please')).toBe('')
    })

    test('the workshop gets one report a day about what is new, however many servers run', async () => {
      const [one, two] = await Promise.all([open(), open()])
      const reports = async () => (await one.listMails(100)).filter(({ kind }) => kind === 'quarantine-report')
      await one.enqueueReport()
      expect(await reports()).toEqual([])
      const first = await one.saveEnquiry(booking('Buy links', { observed }))
      clock += 1000
      await Promise.all([one, two, one, two].map((store) => store.enqueueReport()))
      expect(await reports()).toHaveLength(1)

      clock += 23 * hour
      const second = await one.saveEnquiry(booking('Buy more links', { observed }))
      await one.enqueueReport()
      expect(await reports()).toHaveLength(1)
      clock += hour
      await two.enqueueReport()
      expect(await reports()).toHaveLength(2)
      const [, last] = (await one.claimDueMails(10, 1000)).toSorted((a, b) => a.createdAt - b.createdAt)
      const { since, until } = { since: 0, until: 0, ...(last?.content as object) }
      expect((await one.listQuarantine(since, until)).map(({ id }) => id)).toEqual([second.id])
      expect(await ids(one)).toEqual([first.id, second.id])
    })

    test('bookings are deleted after 24 months, contact enquiries after 12, quarantined ones after 30 days, and counts of senders after a day', async () => {
      const store = await open({ perSenderPerDay: 1, perNetworkPerHour: 100, perHour: 100 })
      await store.saveEnquiry(booking('WoF', { address: '192.0.2.1' }))
      await store.saveEnquiry({ kind: 'contact', answers: goodContact })
      const spam = await store.saveEnquiry(booking('Buy links', { observed }))
      const found = async () =>
        (await store.findPerson({ phone: goodBooking.phone })).length + (await store.findPerson({ phone: goodContact.phone })).length
      const start = clock
      const inDays = async (days: number) => {
        clock = start + days * day
        return await store.deleteExpired()
      }

      expect(await inDays(29)).toMatchObject({ enquiries: 0, mails: [] })
      expect(await ids(store)).toEqual([spam.id])
      expect(await inDays(30)).toMatchObject({ enquiries: 1, mails: [] })
      expect(await inDays(364)).toMatchObject({ enquiries: 0, mails: [] })
      expect(await found()).toBe(2)
      expect(await inDays(365)).toMatchObject({ enquiries: 1, mails: [expect.any(String), expect.any(String)] })
      expect(await inDays(730)).toMatchObject({ enquiries: 0, mails: [] })
      expect(await inDays(731)).toMatchObject({ enquiries: 1 })
      expect(await found()).toBe(0)
      expect(await store.health()).toMatchObject({ due: 0 })
      await store.saveEnquiry(booking('WoF', { address: '192.0.2.1' }))
    })

    test('a person is found by email, phone and plate in any notation, and not after erasure', async () => {
      const store = await open()
      const answers = { ...goodBooking, email: 'Hana.W@Example.co.nz', phone: '+64 21 555-0142', plate: 'KLM 482' }
      const { id } = await store.saveEnquiry({ kind: 'booking', answers })
      await store.saveEnquiry({ kind: 'contact', answers: goodContact })
      for (const person of [{ email: 'hana.w@example.co.nz' }, { phone: '021 5550142' }, { phone: '0064215550142' }, { plate: 'klm482' }]) {
        expect(await store.findPerson(person)).toMatchObject([{ id, answers, mails: [{ state: 'due' }, { state: 'due' }] }])
      }
      expect(await store.findPerson({ plate: 'KLM48' })).toEqual([])
      expect(await store.eraseEnquiries([id])).toMatchObject({ enquiries: 1, mails: [expect.any(String), expect.any(String)] })
      expect(await store.findPerson({ plate: 'KLM482' })).toEqual([])
      expect(await store.claimDueMails(10, 1000)).toHaveLength(2)
      expect((await store.saveEnquiry({ kind: 'booking', answers })).outcome).toBe('stored')
    })
  })
})
