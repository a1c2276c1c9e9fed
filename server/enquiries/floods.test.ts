import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { observe } from '../../domain/enquiries/observe.ts'
import type { Limits } from '../database/store.ts'
import { openStore, type Store } from '../database/store.ts'
import type { DueMail } from '../mail/mail.ts'
import { claimDueMails, markSent } from '../mail/stored-mails.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { healthOf, saveEnquiry } from '../testing/store.ts'
import { listQuarantine } from './quarantine.ts'

const minute = 60_000
const hour = 60 * minute
const usual: Limits = { perSenderPerDay: 30, perNetworkPerHour: 60, perHour: 300 }

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('in a flood', () => {
    let testDb: TestDatabase
    let clock: number
    let sent: number
    const opened: Store[] = []

    async function open(limits = usual): Promise<Store> {
      const store = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock, limits })
      opened.push(store)
      return store
    }

    const send = (store: Store | undefined, address: string, honeypotFilled = false) => {
      const answers = { ...goodBooking, email: `person${sent}@example.nz`, message: `No. ${sent++}` }
      return store && saveEnquiry(store, { kind: 'booking', answers, address, observed: observe(answers, { honeypotFilled }) })
    }
    const network = (index: number) => `2001:db8:7:${index.toString(16)}::1`
    const sendMany = (stores: readonly Store[], count: number, address = network) =>
      Promise.all(Array.from({ length: count }, (_, index) => send(stores[index % stores.length], address(index))))

    /** Claims the due emails and marks them as sent. */
    async function take(store: Store): Promise<DueMail[]> {
      const mails = await claimDueMails(store, 1000, minute)
      await Promise.all(mails.map((mail) => markSent(store, mail)))
      return mails
    }
    const ofKind = (mails: readonly DueMail[], kind: string) => mails.filter((mail) => mail.kind === kind)

    beforeEach(async () => {
      testDb = await create()
      clock = Date.UTC(2026, 10, 2, 9)
      sent = 0
    })

    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close()
      await testDb.remove()
    })

    test('301 enquiries from one IPv6 /48 delay nobody else', async () => {
      const store = await open()
      for (let index = 0; index < 301; index++) await send(store, network(index))
      const waiting = await listQuarantine(store)
      expect(waiting).toHaveLength(241)
      expect(new Set(waiting.map(({ signals }) => signals.join()))).toEqual(new Set(['flood']))
      await take(store)
      await send(store, '2001:db8:8::1')
      await send(store, '192.0.2.1')
      expect(await listQuarantine(store)).toHaveLength(241)
      expect(ofKind(await take(store), 'notification')).toHaveLength(2)
    })

    test("a network's limit holds across concurrent servers, and ends after an hour", async () => {
      const stores: [Store, ...Store[]] = await Promise.all([open(), open(), open()])
      const [store] = stores
      await sendMany(stores, 90, (index) => `198.51.100.${index}`)
      expect(await listQuarantine(store)).toHaveLength(30)
      clock += hour - 1
      await send(store, '198.51.100.200')
      expect(await listQuarantine(store)).toHaveLength(31)
      clock += 1
      await send(store, '198.51.100.200')
      expect(await listQuarantine(store)).toHaveLength(31)
    })

    test("what is quarantined for another reason doesn't count towards the limits", async () => {
      const store = await open({ ...usual, perNetworkPerHour: 2, perHour: 3 })
      for (let index = 0; index < 10; index++) await send(store, '192.0.2.1', true)
      for (const address of ['192.0.2.2', '192.0.2.3', '198.51.100.1']) await send(store, address)
      expect((await listQuarantine(store)).map(({ signals }) => signals.join())).toEqual(Array(10).fill('hidden field'))
    })

    test("the health check's trial writes don't count towards the limits", async () => {
      const store = await open({ ...usual, perHour: 1 })
      await send(store, '192.0.2.1')
      expect(await healthOf(store)).toMatchObject({ due: 2 })
      expect(ofKind(await take(store), 'alert')).toEqual([])
    })

    test('the workshop is alerted when a flood begins, once in six hours across all servers', async () => {
      const stores: [Store, ...Store[]] = await Promise.all([open(), open(), open()])
      const [store] = stores
      await sendMany(stores, 60)
      const began = clock
      expect(ofKind(await take(store), 'alert')).toEqual([])
      clock += minute
      await sendMany(stores, 30)
      const [alert, ...others] = ofKind(await take(store), 'alert')
      expect(others).toEqual([])
      expect(alert?.recipient).toBe('workshop')
      const facts = { from: 'network', count: expect.any(Number), since: began }
      expect(alert?.content).toEqual({ alarm: 'flood', facts })

      clock = began + minute + 6 * hour - 1
      await sendMany(stores, 90)
      expect(ofKind(await take(store), 'alert')).toEqual([])
      clock += 1
      await sendMany(stores, 1)
      expect(ofKind(await take(store), 'alert')).toHaveLength(1)
    })

    test('going over the limit for all networks raises the same alert; the limit ends after an hour, and holds at once', async () => {
      const store = await open({ ...usual, perHour: 20 })
      for (let index = 0; index < 25; index++) await send(store, `203.0.${index}.1`)
      expect((await listQuarantine(store)).map(({ signals }) => signals)).toEqual(Array(5).fill(['flood']))
      expect(ofKind(await take(store), 'alert').map(({ content }) => content)).toEqual([
        { alarm: 'flood', facts: { from: 'everywhere', count: 21, since: clock - hour } },
      ])
      clock += hour
      await sendMany([store], 25, (index) => `203.0.${index}.1`)
      expect(await listQuarantine(store)).toHaveLength(10)
    })
  })
})
