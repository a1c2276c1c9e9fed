import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { openDatabase, type StoreLocation } from '../database/open-database.ts'
import { openStore, type Store } from '../database/store.ts'
import { lastRun } from '../database/task-runs.ts'
import { runCommand } from '../run-command.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { saveEnquiry } from '../testing/store.ts'
import { verifyBackup } from './verify-backup.ts'

const open = (location: StoreLocation) => openStore({ ...location, mailDomain: 'example.nz' })
const save = (store: Store, message: string) => saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message } })

async function drillsLeftBy({ dataDir, databaseUrl }: StoreLocation): Promise<string[]> {
  const folders = (await readdir(dataDir)).filter((name) => name.startsWith('restore-drill'))
  if (!databaseUrl) return folders
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query("select datname from pg_database where datname like current_database() || '_drill%'")
  await client.end()
  return [...folders, ...rows.map(({ datname }) => datname)]
}

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('backups', { timeout: 120_000 }, () => {
    let location: TestDatabase
    let store: Store

    function backUp(argument: string) {
      const env = { DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl ?? '', SMTP_URL: '' }
      return runCommand(['node', 'server/commands/backup.ts', argument], { quiet: true, env })
    }

    beforeEach(async () => {
      location = await create()
      onTestFinished(location.remove)
      store = await open(location)
      onTestFinished(store.close)
      await save(store, "It's whole: ā 🚗\n\\ %")
    })

    test('a restore drill passes while enquiries keep arriving, and records for the server when it ran', async () => {
      const begun = Date.now()
      let over = false
      let saved = 0
      const posting = (async () => {
        while (!over) await save(store, `${saved++}`)
      })()
      const { code, output } = await backUp('--verify')
      over = true
      await posting
      expect([code, output]).toEqual([0, expect.stringMatching(/all \d+ tables are identical/)])
      expect(saved).toBeGreaterThan(10)
      const drill = await lastRun(store, 'restore-drill')
      expect(drill?.outcome).toBe('ok')
      expect(drill?.ran_at).toBeGreaterThanOrEqual(begun)
      expect(await drillsLeftBy(location)).toEqual([])
    })

    test('a restore drill fails if the restored store differs, and says in which tables', async () => {
      const { id } = await save(store, 'recorded as erased, but still there')
      const { database } = await openDatabase(location)
      // An impossible state: the restore erases the enquiry, so the copy differs.
      await sql`insert into erasure (enquiry_id, erased_at) values (${id}, 1)`.execute(database.db)
      await database.db.destroy()
      await expect(verifyBackup(location)).rejects.toThrow(
        /differs from the real one in: enquiry, (?:find_index, )?find_text, outbox, recent_enquiry/,
      )
      expect(await drillsLeftBy(location)).toEqual([])

      const { code, output } = await backUp('--verify')
      expect([code, output]).toEqual([1, expect.stringContaining('The restore drill failed')])
      expect(await lastRun(store, 'restore-drill')).toMatchObject({ outcome: 'failed' })
    })

    test('a backup records for the server when it ran, and when one failed', async () => {
      const begun = Date.now()
      const { code, output } = await backUp(`${location.dataDir}/backup`)
      expect(code, output).toBe(0)
      const good = await lastRun(store, 'backup')
      expect(good?.outcome).toBe('ok')
      expect(good?.ran_at).toBeGreaterThanOrEqual(begun)
      expect(await backUp(`${location.dataDir}/missing/backup`)).toMatchObject({ code: 1 })
      expect(await lastRun(store, 'failed-backup')).toMatchObject({ outcome: 'failed' })
      expect(await lastRun(store, 'backup')).toEqual(good)
    })
  })
})

const postgres = databases.find(({ name }) => name === 'PostgreSQL')

test.skipIf(postgres?.missing)('a role that may not create databases gets an error with the fix', async () => {
  const location = await postgres?.create()
  if (!location?.databaseUrl) return
  onTestFinished(location.remove)
  const role = `role_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client(location.databaseUrl)
  await admin.connect()
  await admin.query(`create role ${role} login; grant all on schema public to ${role}`)
  const own = new URL(location.databaseUrl)
  own.username = role
  const databaseUrl = own.href
  const store = await open({ dataDir: location.dataDir, databaseUrl })
  await save(store, 'whole')
  await store.close()
  await expect(verifyBackup({ dataDir: location.dataDir, databaseUrl })).rejects.toThrow(
    new RegExp(`${role} may not .* alter role "${role}" createdb`),
  )
  await admin.query(`drop owned by ${role}; drop role ${role}`)
  await admin.end()
})
