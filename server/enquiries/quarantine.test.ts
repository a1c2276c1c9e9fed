import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import type { Observed } from '../../domain/enquiries/observe.ts'
import type { Limits } from '../database/store.ts'
import { openStore, type Store } from '../database/store.ts'
import { claimDueMails, listMails } from '../mail/stored-mails.ts'
import { deleteExpired } from '../privacy/delete-expired.ts'
import { findPerson } from '../privacy/personal-data.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { healthOf, queueOf, saveEnquiry } from '../testing/store.ts'
import { findEnquiry } from './find-enquiry.ts'
import type { NewEnquiry } from './prepare-enquiry.ts'
import { enqueueReport, listQuarantine, releaseFromQuarantine } from './quarantine.ts'

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
    const ids = async (store: Store) => (await listQuarantine(store)).map(({ id }) => id)

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
      const { id } = await saveEnquiry(store, booking('Buy links', { observed }))
      await saveEnquiry(store, booking('WoF please'))
      expect(await healthOf(store)).toMatchObject({ due: 2 })
      expect(await listQuarantine(store)).toMatchObject([{ id, signals: ['hidden field', 'instant submit'] }])

      clock += 5 * day
      expect(await releaseFromQuarantine(store, 'another')).toBe(false)
      expect(await releaseFromQuarantine(store, id)).toBe(true)
      expect(await releaseFromQuarantine(store, id)).toBe(false)
      expect(await listQuarantine(store)).toEqual([])
      const mails = (await claimDueMails(store, 10, 1000)).filter(({ enquiry }) => enquiry?.id === id)
      expect(mails.map(({ recipient, createdAt }) => [recipient, createdAt]).sort()).toEqual([
        ['visitor', clock],
        ['workshop', clock],
      ])
    })

    test('the daily limit holds across concurrent processes, and ends after a day', async () => {
      const limits = { perSenderPerDay: 30, perNetworkPerHour: 1000, perHour: 1000 }
      const stores = await Promise.all([open(limits), open(limits), open(limits)])
      const send = (address: string, from: number) =>
        Promise.all(
          Array.from({ length: 45 }, (_, index) =>
            queueOf(stores[index % 3] ?? stores[0]).save(booking(`${address} ${from + index}`, { address })),
          ),
        )
      const results = await send('192.0.2.1', 0)
      expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(30)
      for (const result of results) {
        if (result.outcome !== 'stored') expect(result).toEqual({ outcome: 'limited', retryAfter: 86_400 })
      }
      clock += day
      expect((await send('192.0.2.1', 100)).filter(({ outcome }) => outcome === 'stored')).toHaveLength(30)
    })

    test('a long text is flagged from the third email address that sends it within a day, and quarantined from the tenth', async () => {
      const limits = { perSenderPerDay: 1000, perNetworkPerHour: 1000, perHour: 1000 }
      const stores: [Store, ...Store[]] = [await open(limits), await open(limits)]
      const text = 'We noticed that garages like yours have potential.'
      const send = async (index: number, message = text, email = `a${index}@example.nz`) => {
        const store = stores[index % 2] ?? stores[0]
        const { id } = await saveEnquiry(store, { kind: 'contact', answers: { ...goodContact, name: `No. ${index}`, email, message } })
        return (await findEnquiry(store, id))?.signals.join() ?? ''
      }
      const signals = []
      for (let index = 0; index < 11; index++) signals.push(await send(index))
      expect(signals).toEqual(['', '', ...Array(7).fill('repeated text'), 'mass text', 'mass text'])
      expect(await listQuarantine(stores[0])).toHaveLength(2)
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
      const reports = async () => (await listMails(one, 100)).filter(({ kind }) => kind === 'quarantine-report')
      await enqueueReport(one)
      expect(await reports()).toEqual([])
      const first = await saveEnquiry(one, booking('Buy links', { observed }))
      clock += 1000
      await Promise.all([one, two, one, two].map((store) => enqueueReport(store)))
      expect(await reports()).toHaveLength(1)

      clock += 23 * hour
      const second = await saveEnquiry(one, booking('Buy more links', { observed }))
      await enqueueReport(one)
      expect(await reports()).toHaveLength(1)
      clock += hour
      await enqueueReport(two)
      expect(await reports()).toHaveLength(2)
      const [, last] = (await claimDueMails(one, 10, 1000)).toSorted((a, b) => a.createdAt - b.createdAt)
      const { since, until } = { since: 0, until: 0, ...(last?.content as object) }
      expect((await listQuarantine(one, since, until)).map(({ id }) => id)).toEqual([second.id])
      expect(await ids(one)).toEqual([first.id, second.id])
    })

    test('bookings are deleted after 24 months, contact enquiries after 12, quarantined ones after 30 days, and counts of senders after a day', async () => {
      const store = await open({ perSenderPerDay: 1, perNetworkPerHour: 100, perHour: 100 })
      await saveEnquiry(store, booking('WoF', { address: '192.0.2.1' }))
      await saveEnquiry(store, { kind: 'contact', answers: goodContact })
      const spam = await saveEnquiry(store, booking('Buy links', { observed }))
      const found = async () =>
        (await findPerson(store, { phone: goodBooking.phone })).length + (await findPerson(store, { phone: goodContact.phone })).length
      const start = clock
      const inDays = async (days: number) => {
        clock = start + days * day
        return await deleteExpired(store)
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
      expect(await healthOf(store)).toMatchObject({ due: 0 })
      await saveEnquiry(store, booking('WoF', { address: '192.0.2.1' }))
    })
  })
})
