import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { claimDueMails } from '../mail/stored-mails.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { healthOf } from '../testing/store.ts'
import type { Database } from './database.ts'
import { migratorFor } from './migrate.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import { openStore } from './store.ts'

type Row = Record<string, unknown>

const records = 2000

/** Returns rows of the first schema for enquiries of all kinds with emails in all states. Later columns have defaults. */
function rowsOf(count: number): Record<string, Row[]> {
  const rows: Record<string, Row[]> = { enquiry: [], recent_enquiry: [], mail: [] }
  for (let number = 0; number < count; number++) {
    const id = `enquiry-${String(number).padStart(6, '0')}`
    const at = 1_760_000_000_000 + number
    const [kind, answers] = number % 2 ? (['booking', goodBooking] as const) : (['contact', goodContact] as const)
    const none = { plate: null, service: null, subject: null }
    const message = number % 100 ? `No. ${number}: kia ora — 'quoted' 🚗\n${answers.message}` : 'x'.repeat(5000)
    rows.enquiry?.push({ id, kind, ...none, ...answers, phone: number % 3 ? answers.phone : null, message, received_at: at })
    rows.recent_enquiry?.push({ fingerprint: `${number}`.padStart(64, '0'), enquiry_id: id, received_at: at })
    for (const recipient of ['workshop', 'visitor']) {
      const state = ['sent', 'sent', 'sent', 'failed', 'due'][number % 5]
      const mail = { id: `${id}-${recipient}`, enquiry_id: id, recipient, message_id: `<${id}-${recipient}@example.nz>`, state }
      const last_error = state === 'failed' ? 'SMTP 550' : null
      rows.mail?.push({ ...mail, attempts: number % 4, due_at: at, last_error, created_at: at, sent_at: state === 'sent' ? at + 5 : null })
    }
  }
  return rows
}

function open({ dataDir, databaseUrl }: TestDatabase): Database {
  return databaseUrl ? openPostgres(databaseUrl, { patient: true }) : openSqlite(dataDir)
}

// The tables of any version.
const untyped = (database: Database) => database.db as unknown as Kysely<Record<string, Row>>

async function fill(database: Database): Promise<void> {
  await untyped(database)
    .transaction()
    .execute(async (trx) => {
      for (const [table, rows] of Object.entries(rowsOf(records))) {
        for (let at = 0; at < rows.length; at += 500) {
          await trx
            .insertInto(table)
            .values(rows.slice(at, at + 500))
            .execute()
        }
      }
    })
}

/** Returns all rows of each table. */
async function readAll(database: Database): Promise<Map<string, Row[]>> {
  const tables = await database.db.introspection.getTables()
  const all = new Map<string, Row[]>()
  for (const { name } of tables) all.set(name, await untyped(database).selectFrom(name).selectAll().execute())
  return all
}

const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id ?? row.fingerprint, row]))

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('released versions', async () => {
    const versions = missing ? [] : await versionsOf(create)

    test.for(versions)(
      `${records} enquiries stored under %s are all there, unchanged, and their emails are claimed`,
      {
        timeout: 120_000,
      },
      async (version, { onTestFinished }) => {
        const testDb = await create()
        onTestFinished(testDb.remove)
        const old = open(testDb)
        const { error } = await migratorFor(old.db).migrateTo(version)
        expect(error).toBeUndefined()
        await fill(old)
        const before = await readAll(old)
        await old.db.destroy()

        // Migrates, as a server does when it starts.
        const store = await openStore({ ...testDb, mailDomain: 'example.nz' })
        onTestFinished(store.close)
        const now = open(testDb)
        onTestFinished(() => now.db.destroy())
        const after = await readAll(now)
        // What enquiries are found by is derived from them.
        const kept = [...before].filter(([table]) => !table.startsWith('find_'))
        for (const [table, rows] of kept) {
          const found = byKey(after.get(table === 'mail' ? 'outbox' : table) ?? [])
          const lost = rows.filter((row) => {
            const actual = found.get(row.id ?? row.fingerprint)
            // Rows from the previous version get their reference and search keys later.
            const isFilledLater = (column: string) => /^reference$|_key$/.test(column) && row[column] === null
            return !actual || Object.entries(row).some(([column, value]) => actual[column] !== value && !isFilledLater(column))
          })
          expect(lost, `${lost.length} records of ${table} are lost or changed. A migration keeps what the workshop was sent.`).toEqual([])
        }
        expect(before.get('enquiry')).toHaveLength(records)
        const references = (after.get('enquiry') ?? []).map(({ reference }) => reference)
        expect(references.filter((reference) => !reference)).toEqual([])
        expect(new Set(references).size).toBe(records)
        expect(await healthOf(store)).toEqual({
          error: undefined,
          oldestDueSeconds: expect.any(Number),
          due: (records / 5) * 2,
          failed: (records / 5) * 2,
        })
        const [mail] = await claimDueMails(store, 1, 1000)
        expect(mail?.enquiry?.answers.email).toMatch(/@/)
      },
    )
  })
})

async function versionsOf(create: () => Promise<TestDatabase>): Promise<string[]> {
  const testDb = await create()
  const database = open(testDb)
  const versions = await migratorFor(database.db).getMigrations()
  await database.db.destroy()
  await testDb.remove()
  return versions.map(({ name }) => name)
}
