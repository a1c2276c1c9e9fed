/**
 * `npm run benchmark -- find`: how long Find at the desk takes with 10,000 and with 200,000 enquiries, in the embedded store and, if TEST_DATABASE_URL
 * is set, in PostgreSQL. Before each search an enquiry arrives, which is found at once. Reading the inbox takes turns with it, for the ratio.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { goodBooking } from '../domain/enquiries/booking/booking.examples.ts'
import { genuineMessages } from '../domain/enquiries/messages/genuine-messages.ts'
import { searchKeysOf } from '../domain/enquiries/search-keys.ts'
import type { Database } from '../server/database/database.ts'
import { openDatabase } from '../server/database/open-database.ts'
import { openPostgres } from '../server/database/postgres/open-postgres.ts'
import { openStore } from '../server/database/store.ts'
import type { EnquiryRow } from '../server/database/tables.ts'
import { insertEnquiries, newReference } from '../server/enquiries/reference.ts'
import { fillSearchTexts } from '../server/enquiries/search-text.ts'
import { databases } from '../server/testing/databases.ts'
import { deskOf, saveEnquiry } from '../server/testing/store.ts'
import { bookableServices } from '../workshop/bookable-services.ts'
import { percentile, table, verdict } from './report.ts'

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '15' },
    sizes: { type: 'string', default: '10000,200000' },
    store: { type: 'string', default: '' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const limits: Readonly<Record<number, number>> = { 10000: 60, 200000: 150 }
const minute = 60_000
/** Occurs in no enquiry. */
const unknown = ['a long phrase', 'nothing', 'a letter that nobody has']

const firstNames = [
  'Hana',
  'Tāne',
  'Mārama',
  'Bev',
  'Trev',
  'Aroha',
  'Doug',
  'Wiremu',
  'Karen',
  'Priya',
  'Jase',
  'Mei',
  'Siosaia',
  'Lois',
  'Gary',
]
const lastNames = [
  'Williams',
  'Tūhoe',
  'Smith',
  'Pedersen',
  'Patel',
  'Ngata',
  'Li',
  'Harkness',
  'Tautahi',
  'Brown',
  'Loveridge',
  "O'Brien",
  'Rangi',
]

/** A small generator, so that each run searches the same enquiries. */
function drawing(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function rowOf(index: number, count: number, now: number): EnquiryRow {
  const draw = drawing(index + 1)
  const pick = <T>(list: readonly T[]) => list[draw(list.length)] as T
  const letter = () => String.fromCharCode(65 + draw(26))
  const [first, last] = [pick(firstNames), pick(lastNames)]
  const typed = {
    plate: `${letter()}${letter()}${letter()}${100 + draw(900)}`,
    phone: `02${draw(2) + 1} 555 ${1000 + draw(9000)}`,
    email: `${first}.${last}${index}@example.co.nz`.normalize('NFKD').replaceAll(/[^\w.@]/g, ''),
  }
  const message = `${pick(genuineMessages).message}\n${pick(genuineMessages).message}${index % 5000 === 7 ? ' The zebra sticker stays.' : ''}`
  const rest = {
    quarantined_at: index % 100 ? null : now,
    spam_signals: null,
    call_back_at: null,
    assignee_id: null,
    urgent: 0,
    appointment_at: 0,
    reference: newReference(),
    version: 0,
    source: 'website',
  } as const
  return {
    id: randomUUID(),
    kind: 'booking',
    ...typed,
    ...searchKeysOf(typed),
    name: `${first} ${last}`,
    service: pick(bookableServices),
    subject: null,
    message,
    received_at: now - (count - index) * 5 * minute,
    state: index % 7 ? 'done' : 'new',
    ...rest,
  }
}

/** Stores enquiries, and builds PostgreSQL's index afterwards, which is quicker. Returns the oldest, whose car is here. */
async function fill(database: Database, count: number, now: number): Promise<EnquiryRow> {
  const { db, hasRowLocks: isPostgres } = database
  const index = isPostgres
    ? await sql<{ indexdef: string }>`select indexdef from pg_indexes where indexname = 'find_index'`.execute(db)
    : undefined
  if (index) await sql`drop index find_index`.execute(db)
  for (let at = 0; at < count; at += 500) {
    const rows = Array.from({ length: Math.min(500, count - at) }, (_, index) => rowOf(at + index, count, now))
    await insertEnquiries(db, rows)
  }
  await fillSearchTexts(database, Number.POSITIVE_INFINITY)
  for (const { indexdef } of index?.rows ?? []) await sql.raw(indexdef).execute(db)
  await (isPostgres ? sql`alter index find_index alter column 1 set statistics 0` : sql`analyze`).execute(db)
  if (isPostgres) await sql`vacuum analyze`.execute(db)
  // Forty appointments around today, one of the car that is asked for.
  const rows = await db.selectFrom('enquiry').selectAll().where('quarantined_at', 'is', null).orderBy('received_at').limit(40).execute()
  const appointment = {
    date: '2026-11-23',
    time: '08:30',
    minutes: 60,
    ready_date: '2026-11-23',
    ready_time: '12:00',
    reminder: 0,
    sequence: 0,
    version: 0,
  }
  const moments = { starts_at: now, ready_at: now + 60 * minute, created_at: now, state_since: now }
  const appointments = rows.map(({ id }) => ({ id: randomUUID(), enquiry_id: id, state: 'set' as const, ...appointment, ...moments }))
  await db.insertInto('appointment').values(appointments).execute()
  return rows[0] as EnquiryRow
}

function queriesFor(known: EnquiryRow): Record<string, string> {
  const { plate = '', phone = '', email = '' } = known
  return {
    'a plate': `${plate}`,
    'a plate with a space': `${plate?.slice(0, 3)} ${plate?.slice(3)}`.toLowerCase(),
    'half a plate': `${plate?.slice(1, 5)}`,
    'a number': `${phone}`,
    'a number with +64': `+64 ${phone?.slice(1)}`,
    'its last four digits': `${phone?.slice(-4)}`,
    'an email': `${email}`,
    'first and last name': 'marama tuhoe',
    'a common surname': 'Williams',
    'a word of many': 'brakes',
    'a rare word': 'zebra',
    'three words': 'clunk hilux doug',
    'a long phrase': 'the noise is there when it is cold and then it is',
    'letters of many': 'the ',
    nothing: 'xylophone',
    'a name of two letters': 'li',
    'one letter': 'h',
    'two short words': 'li ha',
    'a letter that nobody has': '王',
  }
}

const rows: string[][] = [['', 'enquiries', 'median ms', 'p95 ms', 'slowest', 'p95 of the inbox']]
const misses: string[] = []
for (const { name, missing, create } of databases) {
  if (!name.includes(values.store)) continue
  if (missing) {
    console.log(`${name} is left out: set TEST_DATABASE_URL.`)
    continue
  }
  for (const size of sizes) {
    const testDb = await create()
    const now = Date.parse('2026-11-22T21:00:00Z')
    const store = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => now })
    // Without timeouts.
    const database = testDb.databaseUrl ? openPostgres(testDb.databaseUrl, { patient: true }) : (await openDatabase(testDb)).database
    const known = await fill(database, size, now)
    const desk = deskOf(store)

    const searches = Object.entries(queriesFor(known))
    const times = new Map(searches.map(([what]) => [what, [] as number[]]))
    const inbox: number[] = []
    const timed = async (into: number[], work: () => Promise<unknown>) => {
      const start = performance.now()
      const result = await work()
      into.push(performance.now() - start)
      return result as { outcome?: string; lines: readonly unknown[] }
    }
    for (let turn = 0; turn < Number(values.turns); turn++) {
      for (const [what, q] of searches) {
        await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, plate: 'NEW1', message: `${what} ${turn}` } })
        const result = await timed(times.get(what) ?? [], () => desk.find({ q }))
        if (result.outcome !== 'found' || (result.lines.length === 0) !== unknown.includes(what))
          throw new Error(`Looking for ${what} went wrong.`)
        await timed(inbox, () => desk.inbox({}))
      }
    }
    const all = [...times.values()].flat()
    const p95 = percentile(all, 0.95)
    const slowest = [...times].map(([what, mine]) => ({ what, median: percentile(mine, 0.5) })).toSorted((a, b) => b.median - a.median)[0]
    rows.push([
      name,
      size.toLocaleString('en-NZ'),
      percentile(all, 0.5).toFixed(1),
      p95.toFixed(1),
      `${slowest?.what}: ${slowest?.median.toFixed(1)}`,
      percentile(inbox, 0.95).toFixed(1),
    ])
    const limit = limits[size]
    if (limit && p95 > limit) misses.push(`${name}, ${size}: ${p95.toFixed(0)} ms`)
    await store.close()
    await database.db.destroy()
    await testDb.remove()
  }
}
console.log(table(rows))
verdict('p95 at most 60 ms with 10,000 enquiries and 150 ms with 200,000', misses)
