import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { readCard } from '../enquiries/enquiry-card.ts'
import { readInbox } from '../enquiries/inbox.ts'
import { claimDueMails } from '../mail/stored-mails.ts'
import { readChanges } from '../staff-desk/changes.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf, saveEnquiry } from '../testing/store.ts'
import { until } from '../testing/until.ts'
import { storeFileIn } from './sqlite/open-sqlite.ts'
import { openStore, type Store } from './store.ts'

/** Keeps everybody else from writing, until the function that it returns is called. */
async function lock({ dataDir, databaseUrl }: TestDatabase): Promise<() => Promise<void>> {
  if (!databaseUrl) {
    const other = new DatabaseSync(storeFileIn(dataDir))
    other.exec('begin immediate')
    return async () => other.close()
  }
  const other = new pg.Client(databaseUrl)
  await other.connect()
  await other.query('begin')
  await other.query('lock table session, enquiry, outbox in exclusive mode')
  return () => other.end()
}

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('while nothing can be written', { timeout: 60_000 }, () => {
    let testDb: TestDatabase
    let store: Store
    let clock: number

    beforeEach(async () => {
      testDb = await create()
      clock = Date.now()
      store = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock })
      onTestFinished(async () => {
        await store.close()
        await testDb.remove()
      })
    })

    test('the desk’s pages are read without waiting, even while somebody waits to write', async () => {
      const { token } = await addStaff(store)
      const { id } = await saveEnquiry(store, { kind: 'booking', answers: goodBooking })
      const team = deskOf(store)
      // Long enough that using the session would be recorded.
      clock += 2 * 60_000
      const unlock = await lock(testDb)
      const saving = saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message: randomUUID() } })
      const claiming = claimDueMails(store, 10, 60_000).catch(() => {})
      const begun = performance.now()
      expect(await team.findSession(token)).toBeDefined()
      expect((await readInbox(store, {})).lines).toHaveLength(1)
      expect((await readCard(store, id))?.id).toBe(id)
      await readChanges(store)
      expect(performance.now() - begun).toBeLessThan(2500)
      await unlock()
      expect(await saving).toMatchObject({ outcome: 'stored' })
      await claiming
    })

    test('signing out ends the session at once, and in the store when that is possible', async () => {
      const { token } = await addStaff(store)
      const team = deskOf(store)
      expect(await team.findSession(token)).toBeDefined()
      const unlock = await lock(testDb)
      const begun = performance.now()
      await team.signOut(token)
      expect(performance.now() - begun).toBeLessThan(2500)
      expect(await team.findSession(token)).toBeUndefined()
      await unlock()
      const other = await openStore({ ...testDb, mailDomain: 'example.nz' })
      onTestFinished(other.close)
      await until(async () => (await deskOf(other).findSession(token)) === undefined)
    })
  })
})
