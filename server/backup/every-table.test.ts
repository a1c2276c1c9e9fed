import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { privacyCommand } from '../commands/privacy.ts'
import type { StoreLocation } from '../database/open-database.ts'
import { openPostgres } from '../database/postgres/open-postgres.ts'
import { openSqlite } from '../database/sqlite/open-sqlite.ts'
import { openStore } from '../database/store.ts'
import { readSettings } from '../settings.ts'
import { databases } from '../testing/databases.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf, saveEnquiry } from '../testing/store.ts'
import { restoreEmbedded } from './embedded.ts'
import { makeBackup } from './make-backup.ts'
import { restorePostgres } from './postgres.ts'

type Row = Record<string, unknown>

/** Columns that hold nothing typed by a visitor: keys, our own names, hashes, email ids, dates, and data about staff. */
const impersonal = [
  'enquiry.id',
  'enquiry.kind',
  'enquiry.reference',
  'enquiry.state',
  'enquiry.source',
  'enquiry.assignee_id',
  'recent_enquiry.enquiry_id',
  'outbox.id',
  'outbox.kind',
  'outbox.recipient',
  'outbox.enquiry_id',
  'outbox.state',
  'outbox.action_id',
  'outbox.appointment_id',
  'mail.id',
  'mail.enquiry_id',
  'mail.recipient',
  'mail.state',
  'counter.hash',
  'quarantine_report.message_id',
  'task_run.name',
  'task_run.outcome',
  'erasure.enquiry_id',
  'secret.name',
  'secret.value',
  'staff.id',
  'staff.name',
  'staff.email',
  'staff.role',
  'staff.password',
  'session.hash',
  'session.staff_id',
  'session.label',
  'invite.hash',
  'invite.role',
  'invite.email',
  'invite.staff_id',
  'invite.form_id',
  'action.id',
  'action.enquiry_id',
  'action.appointment_id',
  'action.staff_id',
  'action.kind',
  'action.undoes',
  'appointment.id',
  'appointment.enquiry_id',
  'appointment.state',
  'day.date',
  'day_note.id',
  'day_note.date',
  'day_note.text',
  'day_note.staff_id',
  'outage.id',
  'outage.reason',
  'outage.staff_id',
  'feed.hash',
  'feed.staff_id',
  'feed.label',
  'feed.form_id',
  'find_text.enquiry_id',
  'viewer.id',
  'viewer.staff_id',
  'viewer.enquiry_id',
  'facts.subject',
  'facts.facts',
  'facts.staff_id',
  'saved_reply.title',
  'saved_reply.text',
]

const email = 'fantail@bird.example.nz'

/** Opens a store without migrating it, with whatever tables it has. */
function open({ dataDir, databaseUrl }: StoreLocation): Kysely<Record<string, Row>> {
  const { db } = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
  onTestFinished(() => db.destroy())
  return db as unknown as Kysely<Record<string, Row>>
}

async function textColumns(db: Kysely<Record<string, Row>>): Promise<{ table: string; column: string }[]> {
  const tables = await db.introspection.getTables()
  return tables.flatMap(({ name, columns }) =>
    columns.filter(({ dataType }) => /text|char|json/i.test(dataType)).map((column) => ({ table: name, column: column.name })),
  )
}

async function read(location: StoreLocation): Promise<Record<string, string[]>> {
  const db = open(location)
  const tables = (await db.introspection.getTables()).map(({ name }) => name).toSorted()
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return Object.fromEntries(tables.map((table, index) => [table, (rows[index] ?? []).map((row) => JSON.stringify(row)).toSorted()]))
}

describe.each(databases)('$name', ({ missing, create }) => {
  test.skipIf(missing)('personal data in every table is restored from a backup, and deleted when the person is erased', async () => {
    const [location, target] = [await create(), await create()]
    onTestFinished(location.remove)
    onTestFinished(target.remove)
    const store = await openStore({ ...location, mailDomain: 'example.nz' })
    const { id } = await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, email } })
    await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, name: 'Somebody else', email: 'else@example.nz' } })
    const db = open(location)
    const stamp = { id: randomUUID(), enquiry: id, version: 0, staff: (await addStaff(store, { name: 'Mere Tautahi' })).id }
    expect((await deskOf(store).book(stamp, goodAppointment)).outcome).toBe('done')
    // A row of each other table that a person's erasure must leave.
    await db
      .insertInto('session')
      .values({ hash: 's', staff_id: stamp.staff, label: 'Firefox', kept: 0, created_at: 1, seen_at: 1, confirmed_at: 1 })
      .execute()
    await db.insertInto('feed').values({ hash: 'f', staff_id: stamp.staff, label: 'Phone', created_at: 1, form_id: 'form' }).execute()
    await db.insertInto('viewer').values({ id: 'v', staff_id: stamp.staff, enquiry_id: id, seen_at: 1 }).execute()
    await db.insertInto('invite').values({ hash: 'i', role: 'staff', email: 'new@example.nz', created_at: 1, expires_at: 2 }).execute()
    await db
      .insertInto('day_note')
      .values({ id: 'n', date: '2027-03-09', text: 'Sam away', staff_id: stamp.staff, created_at: 1 })
      .execute()
    const outage = { starts_at: 1, ends_at: 2, reason: 'Hoist broken', staff_id: stamp.staff, created_at: 1 }
    await db
      .insertInto('outage')
      .values({ id: 'o', ...outage })
      .execute()
    await db.insertInto('counter').values({ hash: 'a', since: 1, count: 1 }).execute()

    const canaries: string[] = []
    for (const { table, column } of await textColumns(db)) {
      if (impersonal.includes(`${table}.${column}`) || /^enquiry\.email(?:_key)?$/.test(`${table}.${column}`)) continue
      const canary = `Fantail in ${table}.${column}`
      const [of, key] = table === 'enquiry' ? ['id', 'id'] : ['enquiry_id', table === 'recent_enquiry' ? 'fingerprint' : 'id']
      // Only one row, because some columns are unique.
      const update = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${canary}
          where ${sql.ref(key)} = (select min(${sql.ref(key)}) from ${sql.table(table)} where ${sql.ref(of)} = ${id})`
      const written = await update.execute(db).catch(() => undefined)
      expect(
        written?.numAffectedRows,
        `${table}.${column} is new. If it can hold a visitor's data, delete it with the enquiry; otherwise add it to the list.`,
      ).toBe(1n)
      canaries.push(canary)
    }
    expect(canaries.length).toBeGreaterThan(10)

    const file = join(target.dataDir, 'backup')
    await makeBackup(location, file)
    await (target.databaseUrl
      ? restorePostgres(target.databaseUrl, file, true, { keepAccess: true })
      : restoreEmbedded(target.dataDir, file, true, { keepAccess: true }))
    const before = await read(location)
    const missed = canaries.filter(
      (canary) =>
        !Object.values(before)
          .flat()
          .some((row) => row.includes(canary)),
    )
    expect(missed).toEqual([])
    expect(await read(target)).toEqual(before)

    const context = { store, settings: readSettings({ DATA_DIR: location.dataDir }), print: () => {} }
    expect(await privacyCommand(['erase', `email=${email}`, '--yes'], context)).toBe(0)
    const left = Object.values(await read(location)).flat()
    expect(left.filter((row) => /fantail/i.test(row))).toEqual([])
    expect(left.some((row) => row.includes('Somebody else'))).toBe(true)
    for (const text of ['Mere Tautahi', 'Sam away', 'Hoist broken']) expect(left.some((row) => row.includes(text))).toBe(true)
    const files = (await readdir(location.dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    const texts = await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')))
    expect(files.filter((_, index) => /fantail/i.test(texts[index] ?? '')).map(({ name }) => name)).toEqual([])
    await store.close()
  })
})
