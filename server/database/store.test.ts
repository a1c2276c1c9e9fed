import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import type { EnquiryKind } from '../../domain/enquiries/enquiry.ts'
import { createSaveQueue } from '../enquiries/save-queue.ts'
import { claimDueMails, markFailed, markRetry, markSent, unclaimMail } from '../mail/stored-mails.ts'
import { deleteExpired } from '../privacy/delete-expired.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { healthOf, queueOf, saveEnquiry } from '../testing/store.ts'
import { until } from '../testing/until.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import { openStore, type Store } from './store.ts'

const minute = 60_000
const booking = { kind: 'booking' as const, answers: goodBooking }

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('the store', () => {
    let testDb: TestDatabase
    let clock: number
    const opened: Store[] = []

    async function open(): Promise<Store> {
      const store = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock })
      opened.push(store)
      return store
    }

    beforeEach(async () => {
      testDb = await create()
      clock = Date.now()
    })

    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close()
      await testDb.remove()
    })

    test('an enquiry is stored with its two emails, and is there after a restart', async () => {
      const first = await open()
      const saved = await saveEnquiry(first, booking)
      expect(saved).toMatchObject({ outcome: 'stored', id: expect.stringMatching(/^[\da-f-]{36}$/) })
      await first.close()

      const second = await open()
      const mails = await claimDueMails(second, 10, 1000)
      expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['visitor', 'workshop'])
      for (const mail of mails) {
        const reference = expect.stringMatching(/^[\dA-Z]{3}-[\dA-Z]{4}$/)
        const stored = { id: saved.id, reference, kind: 'booking', answers: goodBooking, receivedAt: clock, source: 'website', signals: [] }
        expect(mail.enquiry).toEqual(stored)
        expect(mail.messageId).toMatch(/^<[\da-f-]{36}@example\.nz>$/)
      }
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2)
    })

    test('answers come back exactly as they were given', async () => {
      const store = await open()
      const answers = { ...goodContact, message: "It's \"quoted\", 'single', %s $1 ? \\ 🚗\nkia ora — Ngā mihi" }
      await saveEnquiry(store, { kind: 'contact', answers })
      const [mail] = await claimDueMails(store, 1, 1000)
      expect(mail?.enquiry?.answers).toEqual(answers)
    })

    test('the same answers with the same idempotency key are one enquiry forever; other answers or another key are a new one', async () => {
      const store = await open()
      const keyed = { ...booking, idempotencyKey: 'f3b1' }
      const first = await saveEnquiry(store, keyed)
      clock += 400 * 24 * 60 * minute
      await deleteExpired(store)
      expect(await saveEnquiry(store, keyed)).toMatchObject({ outcome: 'duplicate', id: first.id })
      expect(await saveEnquiry(store, { ...keyed, answers: { ...booking.answers, message: 'And the brakes' } })).toMatchObject({
        outcome: 'stored',
      })
      expect(await saveEnquiry(store, { ...keyed, idempotencyKey: 'a1b2' })).toMatchObject({ outcome: 'stored' })
      expect(await saveEnquiry(store, booking)).toMatchObject({ outcome: 'stored' })
    })

    test('fifty concurrent submissions are one enquiry with one pair of emails, and all succeed', async () => {
      const [one, two] = await Promise.all([open(), open()])
      const results = await Promise.all(Array.from({ length: 50 }, (_, index) => saveEnquiry(index % 2 ? one : two, booking)))
      expect(new Set(results.map(({ id }) => id)).size).toBe(1)
      expect(results.filter(({ outcome }) => outcome === 'stored').length).toBeGreaterThanOrEqual(1)
      expect(await healthOf(one)).toMatchObject({ error: undefined, due: 2 })
    })

    test('within one commit the first submission is the new enquiry, the others are duplicates', async () => {
      const store = await open()
      const results = await Promise.all([saveEnquiry(store, booking), saveEnquiry(store, booking), saveEnquiry(store, booking)])
      expect(results.map(({ outcome }) => outcome)).toEqual(['stored', 'duplicate', 'duplicate'])
    })

    test('the same content is a duplicate for ten minutes, then a new enquiry', async () => {
      const store = await open()
      const first = await saveEnquiry(store, booking)
      clock += 10 * minute - 1
      expect(await saveEnquiry(store, booking)).toMatchObject({ outcome: 'duplicate', id: first.id })
      clock += 1
      const later = await saveEnquiry(store, booking)
      expect(later.outcome).toBe('stored')
      expect(later.id).not.toBe(first.id)
      expect(await healthOf(store)).toMatchObject({ due: 4 })
      expect(await saveEnquiry(store, booking)).toMatchObject({ outcome: 'duplicate', id: later.id })
    })

    test('a changed answer or the other form is a new enquiry', async () => {
      const store = await open()
      await saveEnquiry(store, booking)
      const changed = await saveEnquiry(store, { ...booking, answers: { ...goodBooking, message: 'And the wipers.' } })
      const other = await saveEnquiry(store, { kind: 'contact', answers: goodContact })
      expect([changed.outcome, other.outcome]).toEqual(['stored', 'stored'])
    })

    test('many concurrent enquiries through two processes are stored once each, in any order', async () => {
      const [one, two] = await Promise.all([open(), open()])
      const enquiries = Array.from({ length: 250 }, (_, index) => ({ ...booking, answers: { ...goodBooking, message: `No. ${index}` } }))
      const results = await Promise.all([
        ...enquiries.map((enquiry) => saveEnquiry(one, enquiry)),
        ...enquiries.toReversed().map((enquiry) => saveEnquiry(two, enquiry)),
      ])
      expect(new Set(results.map(({ id }) => id)).size).toBe(250)
      expect(await healthOf(one)).toMatchObject({ due: 500 })
    })

    test("an entry that the database rejects doesn't affect the rest of its batch", async () => {
      const store = await open()
      const answers = await Promise.allSettled([
        saveEnquiry(store, booking),
        saveEnquiry(store, { kind: 'nonsense' as EnquiryKind, answers: { message: 'x' } }),
        saveEnquiry(store, { kind: 'contact', answers: goodContact }),
      ])
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await healthOf(store)).toMatchObject({ due: 4 })
    })

    test('concurrent claims never get the same email', async () => {
      const [one, two] = await Promise.all([open(), open()])
      for (let index = 0; index < 20; index++) await saveEnquiry(one, { ...booking, answers: { ...goodBooking, message: `No. ${index}` } })
      const claims = await Promise.all(Array.from({ length: 10 }, (_, index) => claimDueMails(index % 2 ? one : two, 7, 60_000)))
      const ids = claims.flat().map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const rest = await claimDueMails(one, 100, 60_000)
      expect(ids.length + rest.length).toBe(40)
    })

    test('an email is due again when its lease has run out, and a late result of the first claim is ignored', async () => {
      const store = await open()
      await saveEnquiry(store, booking)
      const first = await claimDueMails(store, 2, 60_000)
      expect(first).toHaveLength(2)
      expect(await claimDueMails(store, 2, 60_000)).toEqual([])
      const { db } = testDb.databaseUrl ? openPostgres(testDb.databaseUrl) : openSqlite(testDb.dataDir)
      await db
        .updateTable('outbox')
        .set((eb) => ({ leased_until: eb('leased_until', '-', 60_001) }))
        .execute()
      await db.destroy()
      const second = await claimDueMails(store, 2, 60_000)
      expect(second.map(({ attempt }) => attempt)).toEqual([2, 2])
      if (first[0]) await markFailed(store, first[0], 'late')
      expect(await healthOf(store)).toMatchObject({ due: 2, failed: 0 })
    })

    test("an email's outcome is stored: sent, to be retried, released, or failed", async () => {
      const store = await open()
      await saveEnquiry(store, booking)
      const [sent, retried] = await claimDueMails(store, 2, 60_000)
      if (!sent || !retried) throw new Error('Expected two due emails.')
      await markSent(store, sent)
      await markRetry(store, retried, clock + minute, 'SMTP 451')
      expect(await claimDueMails(store, 2, 60_000)).toEqual([])
      clock += minute
      expect(await healthOf(store)).toEqual({ due: 1, oldestDueSeconds: 60, failed: 0 })

      const [again] = await claimDueMails(store, 2, 60_000)
      expect(again).toMatchObject({ id: retried.id, attempt: 2, messageId: retried.messageId })
      if (again) await unclaimMail(store, again)
      const [released] = await claimDueMails(store, 2, 60_000)
      expect(released?.id).toBe(retried.id)
      if (released) await markFailed(store, released, 'SMTP 550')
      expect(await healthOf(store)).toEqual({ due: 0, oldestDueSeconds: 0, failed: 1 })
    })

    test('several processes can start at the same time on a new database', async () => {
      await Promise.all(Array.from({ length: 4 }, () => open()))
      for (const store of opened) expect(await healthOf(store)).toMatchObject({ error: undefined })
    })

    test('every enquiry is stored while the database keeps dropping its connections', async () => {
      const store = await open()
      const saving: Promise<unknown>[] = []
      for (let round = 0; round < 15; round++) {
        for (let index = 0; index < 5; index++) {
          saving.push(saveEnquiry(store, { ...booking, answers: { ...goodBooking, message: `${round} ${index}` } }))
          await wait(1)
        }
        await testDb.dropConnections()
      }
      expect(await Promise.all(saving)).toHaveLength(75)
      await until(async () => (await healthOf(store)).due === 150)
    })

    test("connections that break while they are established don't use up the pool", async () => {
      const store = await open()
      let over = false
      const claim = async () => {
        while (!over) await claimDueMails(store, 1, 1000).catch(() => {})
      }
      const claiming = Promise.all(Array.from({ length: 8 }, claim))
      for (let round = 0; round < 50; round++) await testDb.dropConnections()
      over = true
      await claiming
      expect(await saveEnquiry(store, booking)).toMatchObject({ outcome: 'stored' })
    })

    test('the queue waits for enquiries in progress', async () => {
      const first = await open()
      const saving = Promise.all(
        Array.from({ length: 20 }, (_, i) => saveEnquiry(first, { ...booking, answers: { ...goodBooking, message: `${i}` } })),
      )
      await queueOf(first).drained()
      await first.close()
      expect(await saving).toHaveLength(20)
      expect(await healthOf(await open())).toMatchObject({ due: 40 })
    })

    test('a closed store refuses enquiries and is not healthy', async () => {
      const store = await open()
      const queue = createSaveQueue(store, 2000)
      await saveEnquiry(store, { kind: 'contact', answers: goodContact })
      await store.close()
      await expect(queue.save(booking)).rejects.toMatchObject({ name: 'StoreUnavailable' })
      expect(await healthOf(store)).toMatchObject({ error: expect.any(String) })
      opened.length = 0
    })
  })
})
