import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { saveEnquiry } from '../testing/store.ts'
import type { Database } from './database.ts'
import { migrate, migrations } from './migrate.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import { openStore } from './store.ts'

type Row = Record<string, unknown>

function open({ dataDir, databaseUrl }: TestDatabase): Database {
  return databaseUrl ? openPostgres(databaseUrl, { patient: true }) : openSqlite(dataDir)
}

/** Returns all rows of each table, in any order. */
async function readAll({ db }: Database): Promise<Map<string, string[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !name.startsWith('find_'))
  const untyped = db as unknown as Kysely<Record<string, Row>>
  const read = async (name: string) => (await untyped.selectFrom(name).selectAll().execute()).map((row) => JSON.stringify(row)).sort()
  return new Map(await Promise.all(tables.map(async (name) => [name, await read(name)] as const)))
}

const next = {
  ...migrations,
  '9999-next': {
    up: async (db: Kysely<unknown>) =>
      await db.schema
        .alterTable('enquiry')
        .addColumn('mileage', 'integer', (column) => column.notNull().defaultTo(7))
        .execute(),
  },
}

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('a migration', () => {
    test('keeps everything that is stored, and is done once, by whichever server is first', async ({ onTestFinished }) => {
      const testDb = await create()
      onTestFinished(testDb.remove)
      const opened = await openStore({ ...testDb, mailDomain: 'example.nz' })
      for (let number = 0; number < 50; number++) {
        const message = `No. ${number}: kia ora — 'quoted' 🚗`
        await saveEnquiry(opened, { kind: 'booking', answers: { ...goodBooking, message } })
        await saveEnquiry(opened, { kind: 'contact', answers: { ...goodContact, message } })
      }
      await opened.close()
      const servers = [open(testDb), open(testDb)]
      onTestFinished(async () => void (await Promise.all(servers.map(({ db }) => db.destroy()))))
      const [database = open(testDb)] = servers
      const before = await readAll(database)
      expect(before.get('enquiry')).toHaveLength(100)
      await Promise.all(servers.map(({ db }) => migrate(db, next)))
      const after = await readAll(database)
      for (const [table, rows] of before) {
        const kept = (after.get(table) ?? []).map((row) => row.replace(',"mileage":7}', '}'))
        expect(kept.sort(), `Records of ${table} are lost or changed.`).toEqual(rows)
      }
      expect(after.get('enquiry')?.every((row) => row.endsWith('"mileage":7}'))).toBe(true)
    })

    test('is refused on a store that another version has made, with what to do', async ({ onTestFinished }) => {
      const testDb = await create()
      onTestFinished(testDb.remove)
      const database = open(testDb)
      await migrate(database.db, next)
      await database.db.destroy()
      const opening = openStore({ ...testDb, mailDomain: 'example.nz' })
      await expect(opening).rejects.toThrow(/another version of this program made the store: its schema is 9999-next/)
      await expect(opening).rejects.toThrow(testDb.databaseUrl ? 'DATABASE_URL' : testDb.dataDir)
    })
  })
})
