import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { observe } from '../../domain/enquiries/observe.ts'
import { openStore, type Store } from '../database/store.ts'
import { findEnquiry } from '../enquiries/find-enquiry.ts'
import { listQuarantine, releaseFromQuarantine } from '../enquiries/quarantine.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { saveEnquiry } from '../testing/store.ts'
import { claimDueMails, mailsOf } from './stored-mails.ts'

const day = 86_400_000
const links = 'https://one.example https://two.example https://three.example'

const both = ['confirmation', 'notification']

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('confirmations', () => {
    let testDb: TestDatabase
    let clock: number
    let sent: number
    const opened: Store[] = []

    async function open(): Promise<Store> {
      const limits = { perSenderPerDay: 1000, perNetworkPerHour: 1000, perHour: 1000 }
      const store = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock, limits })
      opened.push(store)
      return store
    }

    const enquiry = (email: string, message = `No. ${sent++}`, honeypotFilled = false) => {
      const answers = { ...goodContact, email, message }
      return { kind: 'contact', answers, address: `192.0.2.${sent % 250}`, observed: observe(answers, { honeypotFilled }) } as const
    }
    const kindsOf = async (store: Store, id: string) => (await mailsOf(store, id)).map(({ kind }) => kind).sort()

    beforeEach(async () => {
      testDb = await create()
      clock = Date.UTC(2026, 10, 2, 9)
      sent = 0
    })

    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close()
      await testDb.remove()
    })

    test('a mailbox gets three confirmations a day, however its address is written; the workshop always gets its email', async () => {
      const store = await open()
      const spellings = ['hana.w@gmail.com', 'Hana.W@Gmail.com', 'hanaw+a@gmail.com', 'ha.na.w+b@googlemail.com', 'hana.w@gmail.com']
      const results = []
      for (const email of spellings) results.push(await saveEnquiry(store, enquiry(email)))
      expect(results.map(({ confirmation }) => confirmation)).toEqual([true, true, true, false, false])
      expect(await Promise.all(results.map(({ id }) => kindsOf(store, id)))).toEqual([both, both, both, ['notification'], ['notification']])
      expect(await saveEnquiry(store, enquiry('hana.w@example.nz'))).toMatchObject({ confirmation: true })

      for (const email of ['hana@tūhoe.nz', 'hana@xn--thoe-v7a.nz', 'hana@TŪHOE.nz']) await saveEnquiry(store, enquiry(email))
      expect(await saveEnquiry(store, enquiry('hana@tūhoe.nz'))).toMatchObject({ confirmation: false })

      clock += day - 1
      expect(await saveEnquiry(store, enquiry('hana.w@gmail.com'))).toMatchObject({ confirmation: false })
      clock += 1
      expect(await saveEnquiry(store, enquiry('hana.w@gmail.com'))).toMatchObject({ confirmation: true })
    })

    test('several servers storing enquiries for the same mailboxes at the same time send three to each', async () => {
      const stores = await Promise.all([open(), open(), open()])
      const mailboxes = Array.from({ length: 20 }, (_, index) => `person${index}@example.nz`)
      const sending = [0, 1, 2, 3].flatMap((round) =>
        stores.flatMap((store, index) =>
          (index + round) % 2 === 0
            ? mailboxes.map((email) => saveEnquiry(store, enquiry(email)))
            : mailboxes.toReversed().map((email) => saveEnquiry(store, enquiry(email))),
        ),
      )
      const results = await Promise.all(sending)
      const mails = stores[0] && (await claimDueMails(stores[0], 1000, 1000))
      const confirmations = mails?.filter(({ kind }) => kind === 'confirmation') ?? []
      expect(results.filter(({ confirmation }) => confirmation)).toHaveLength(60)
      const perMailbox = Map.groupBy(confirmations, ({ enquiry }) => enquiry?.answers.email)
      expect([...perMailbox.values()].map(({ length }) => length)).toEqual(Array(20).fill(3))
      expect(mails?.filter(({ kind }) => kind === 'notification')).toHaveLength(240)
    })

    test('a duplicate reports the same confirmation as the first, even when both arrive at the same time', async () => {
      const store = await open()
      for (const [message, confirmation] of [
        ['Hello', true],
        [links, false],
      ] as const) {
        const one = enquiry('hana@example.nz', message)
        const together = await Promise.all([saveEnquiry(store, one), saveEnquiry(store, one)])
        const later = await saveEnquiry(store, one)
        for (const one of [...together, later]) expect(one).toMatchObject({ id: later.id, confirmation })
        expect(later.outcome).toBe('duplicate')
      }
    })

    test('a flagged enquiry is emailed to the workshop immediately, and not confirmed', async () => {
      const store = await open()
      const { id, confirmation } = await saveEnquiry(store, enquiry('hana@example.nz', links))
      expect(confirmation).toBe(false)
      expect(await kindsOf(store, id)).toEqual(['notification'])
      expect(await listQuarantine(store)).toEqual([])
      expect((await findEnquiry(store, id))?.signals).toEqual(['several links'])
      // Neither counts towards the mailbox's limit.
      expect(await saveEnquiry(store, enquiry('hana@example.nz', 'Hi', true))).toMatchObject({ confirmation: false })
      for (const expected of [true, true, true, false]) {
        expect(await saveEnquiry(store, enquiry('hana@example.nz'))).toMatchObject({ confirmation: expected })
      }
    })

    test("a released enquiry is confirmed unless it was flagged, and counts towards its mailbox's limit", async () => {
      const store = await open()
      const save = async (message: string) => (await saveEnquiry(store, enquiry('hana@example.nz', message, true))).id
      const ids = [await save(links), await save('1'), await save('2'), await save('3'), await save('4')]
      expect(await Promise.all(ids.map((id) => kindsOf(store, id)))).toEqual([[], [], [], [], []])
      for (const id of ids) expect(await releaseFromQuarantine(store, id)).toBe(true)
      expect(await Promise.all(ids.map((id) => kindsOf(store, id)))).toEqual([['notification'], both, both, both, ['notification']])
    })
  })
})
