import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { saveEnquiry } from '../testing/store.ts'
import type { Database } from './database.ts'
import { migrate, migrations } from './migrate.ts'
import { store } from './migrations/0001-store.ts'
import { workshop } from './migrations/0002-workshop.ts'
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

    test('makes calls of the notes that were buttons, and knows when each booked car comes', async ({ onTestFinished }) => {
      const testDb = await create()
      onTestFinished(testDb.remove)
      const { db } = open(testDb)
      onTestFinished(() => db.destroy())
      await migrate(db, { '0001-store': store, '0002-workshop': workshop })
      const texts = ['Called', 'Called: it’s the front left', 'Left a message', 'They wrote back', 'Called for in the car park']
      const person = { id: 'mere', name: 'Mere', email: 'mere@example.nz', role: 'staff', password: '', created_at: 1 } as const
      await db.insertInto('staff').values(person).execute()
      await sql`insert into enquiry (id, kind, reference, received_at, state) values ('a', 'booking', 'A', 1, 'booked')`.execute(db)
      const times = {
        date: '2027-03-09',
        time: '08:30',
        minutes: 60,
        starts_at: 1000,
        ready_date: '2027-03-09',
        ready_time: '09:30',
        ready_at: 2000,
      }
      const appointment = {
        id: 'b',
        enquiry_id: 'a',
        ...times,
        state: 'set',
        state_since: 1,
        reminder: 0,
        sequence: 0,
        version: 0,
        created_at: 1,
      } as const
      const cancelled = { ...appointment, id: 'c', starts_at: 3000, state: 'cancelled' } as const
      await db.insertInto('appointment').values([appointment, cancelled]).execute()
      const notes = texts.map((text, version) => ({
        id: text,
        enquiry_id: 'a',
        staff_id: 'mere',
        kind: 'note' as const,
        text,
        version,
        at: 1,
      }))
      await db.insertInto('action').values(notes).execute()
      await migrate(db)
      expect(await db.selectFrom('action').select(['kind', 'text']).orderBy('version').execute()).toEqual([
        { kind: 'call', text: 'reached' },
        { kind: 'call', text: 'reached: it’s the front left' },
        { kind: 'call', text: 'message' },
        { kind: 'wrote-back', text: null },
        { kind: 'note', text: 'Called for in the car park' },
      ])
      expect(await db.selectFrom('enquiry').select(['appointment_at', 'urgent', 'assignee_id']).execute()).toEqual([
        { appointment_at: 1000, urgent: 0, assignee_id: null },
      ])
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
