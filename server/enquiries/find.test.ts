import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { exampleNow } from '../../domain/appointments/appointment-form.examples.ts'
import type { Desk, FindResult } from '../../domain/desk.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { openStore, type Store } from '../database/store.ts'
import type { AppointmentRow } from '../database/tables.ts'
import { eraseEnquiries } from '../privacy/delete-expired.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { openTestDesk } from '../testing/open-test-desk.ts'
import { deskOf, insertRows, saveEnquiry } from '../testing/store.ts'
import { maxFound, needlesOf, searchEnquiries } from './search.ts'
import { fillSearchTexts, fold, searchTextOf } from './search-text.ts'

const hour = 3_600_000

test.for([
  ['Tūhoe  Ātea', 'tuhoe atea'],
  ['O’Brien', 'obrien'],
  ['Kaʻahumanu', 'kaahumanu'],
  ['İstanbul Straße', 'istanbul strasse'],
  ['Đặng Søren Łukasz', 'dang soren lukasz'],
  ['ẞ Ǽ Œ Þórr Øre', 'ss ae oe thorr ore'],
  ['Smith‑Jones–Lee — Wu', 'smith jones lee wu'],
  ['so\u00adft', 'soft'],
  ['李娜', '李 娜'],
  ['ﬁne Ｆｕｌｌ', 'fine full'],
  ['Nguyễn\tVăn', 'nguyen van'],
  ['ليلى', 'ليلى'],
] as const)('%s is found as %s', ([typed, folded]) => {
  expect(fold(typed)).toBe(folded)
})

test.for([
  ['KLM 482', [['klm', '482'], ['klm482']]],
  ['klm482', [['klm482']]],
  ['+64 21 555 0142', [['+64', '  21', '555', '0142'], ['215550142']]],
  ['0064 6 123', [['0064', '  6', '123'], ['6123']]],
  ['(021) 555-0142', [['(021)', '555', '0142'], ['215550142']]],
  ['Li Wu', [['  li', '  wu'], ['liwu']]],
  ['ab', [['  ab']]],
  ['李娜', [['  李', '  娜']]],
  ['’', []],
] as const)('%s is searched for in every form that it could mean', ([query, needles]) => {
  const found = needlesOf(query)
  for (const each of needles) expect(found).toContainEqual(each)
  if (needles.length === 0) expect(found).toEqual([])
})

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('find', () => {
    let testDb: TestDatabase
    let clock: number
    let store: Store
    let desk: Desk

    beforeEach(async () => {
      clock = exampleNow
      const opened = await openTestDesk(create, () => clock)
      ;({ testDb, store, desk } = opened)
      return opened.close
    })

    async function arrive(answers: Partial<typeof goodBooking> = {}): Promise<string> {
      const { id } = await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message: randomUUID(), ...answers } })
      clock += 1000
      return id
    }

    async function find(q: string) {
      const result = (await desk.find({ q })) as FindResult & { outcome: 'found' }
      expect(result.outcome).toBe('found')
      return result
    }

    const idsFor = async (q: string) => (await find(q)).lines.map(({ id }) => id)

    /** Adds an appointment as any version of the desk stores it. */
    async function appointment(enquiry_id: string, state: string, date: string, more: Partial<AppointmentRow> = {}): Promise<string> {
      const id = randomUUID()
      const starts_at = Temporal.PlainDateTime.from(`${date}T08:30`).toZonedDateTime('Pacific/Auckland').epochMilliseconds
      const times = { date, time: '08:30', minutes: 60, ready_date: date, ready_time: '12:00', starts_at, ready_at: starts_at + 4 * hour }
      const counts = { reminder: 0, sequence: 0, version: 0, created_at: clock }
      const row: AppointmentRow = {
        id,
        enquiry_id,
        ...times,
        state: state as AppointmentRow['state'],
        state_since: clock,
        ...counts,
        ...more,
      }
      await store.db.insertInto('appointment').values(row).execute()
      return id
    }

    test('finds a person by any part of what they sent, however it was written', async () => {
      const hana = await arrive({
        name: 'Mārama Tūhoe-O’Brien',
        plate: 'KLM 482',
        phone: '+64 21 555 0142',
        email: 'Marama@Example.co.nz',
        message: 'The left brake squeals.\nIt’s 50% worse when cold_wet.',
      })
      const { id: question } = await saveEnquiry(store, { kind: 'contact', answers: { ...goodContact, message: 'Do you do tyres?' } })
      await arrive({ name: 'Somebody else', plate: 'ABC123', phone: '06 555 0100', email: 'else@example.nz', message: 'Call me.' })
      const hers = [
        'klm482',
        'KLM 482',
        'k-l-m 482',
        'lm48',
        '021 555 0142',
        '0215550142',
        '+64 21 5550142',
        '0064215550142',
        '0142',
        '155501',
      ]
      const words = [
        'marama',
        'Mārama tuhoe',
        'TŪHOE MĀRAMA',
        "o'brien",
        'marama@example',
        'EXAMPLE.CO.NZ marama',
        'squeal',
        'left bra',
        '50%',
        'd_w',
        'squeals. it',
      ]
      for (const q of [...hers, ...words]) expect(await idsFor(q), q).toEqual([hana])
      for (const q of ['tyres', goodContact.email]) expect(await idsFor(q), q).toEqual([question])
      for (const q of [
        'xyzzy',
        'marama xyzzy',
        'br%ke',
        'l_ft',
        '\\',
        'klm483',
        '0143',
        '"zzz',
        "zz'z",
        "') or 1=1 --",
        'q',
        'zz',
        'b'.repeat(100),
      ])
        expect(await idsFor(q), q).toEqual([])
    })

    test('finds an enquiry by its reference, and a short plate by all of it', async () => {
      const id = await arrive({ plate: 'A1' })
      const longer = await arrive({ plate: 'A12' })
      const reference = (await desk.enquiry(id))?.reference ?? ''
      expect(await idsFor(reference.replace('-', ' ').toLowerCase())).toEqual([id])
      expect(await idsFor('a 1')).toEqual([id, longer])
    })

    test('finds people by the letters that are typed, however few', async () => {
      const people = [
        ['李娜', ['李娜', '李', '娜']],
        ['王', ['王']],
        ['Bo Ng', ['ng', 'NG', 'n', 'bo ng', 'ng b']],
        ['Đặng Thị Hoa', ['dang', 'đặng', 'DANG THI']],
        ['Søren Kjær', ['soren', 'kjaer', 'kjær']],
        ['Łukasz Kowal', ['lukasz', 'łukasz']],
        ['Jürgen Weiß', ['weiss', 'WEISS', 'weiß', 'jurgen']],
        ['Kaʻahumanu Ke’alohi', ['kaahumanu', "ka'ahumanu", 'ka‘ahumanu', 'kaʼahumanu', 'kealohi', 'keʻalohi']],
        ['Anne‑Marie Smith–Jones', ['anne-marie', 'smith-jones', 'anne marie', 'smith—jones', 'Smith−Jones']],
        ['Zoë O\u00adRourke', ['zoe', 'orourke', 'o’rourke', 'zo']],
      ] as const
      const ids: string[] = []
      for (const [name] of people) ids.push(await arrive({ name, plate: 'XYZ999', email: 'x@xx.xx', phone: '06 355 0000', message: '' }))
      for (const [index, [, queries]] of people.entries()) for (const q of queries) expect(await idsFor(q), q).toEqual([ids[index]])
      // The index finds them too, once they aren't among the latest.
      await fillSearchTexts(store)
      await insertRows(store, 2010, (index) => ({ kind: 'contact', received_at: index, state: 'done' }))
      await sql`update find_text set text = '' where text is null`.execute(store.db)
      for (const [index, [, queries]] of people.entries())
        for (const q of queries) expect(await idsFor(q), `${q}, from the index`).toEqual([ids[index]])
    })

    test('finds a message by the words of its subject', async () => {
      const { id } = await saveEnquiry(store, {
        kind: 'contact',
        answers: { ...goodContact, subject: 'A towbar for the van', message: 'Hi' },
      })
      for (const q of ['towbar', 'van', 'towbar hi']) expect(await idsFor(q), q).toEqual([id])
    })

    test('suggests the plates that a mistyped one may be, only if nothing is found', async () => {
      await arrive({ plate: 'HRD77', message: 'Brakes' })
      await arrive({ plate: 'PLK482', message: 'Same colour as HRD74' })
      expect(await find('hrd 78')).toMatchObject({ lines: [], similar: ['HRD77'] })
      expect((await find('P1K482')).similar).toEqual(['PLK482'])
      expect(await find('HRD74')).toMatchObject({ lines: [{ plate: 'PLK482' }], similar: [] })
      for (const nothing of ['QQQ111', 'nothing like it', 'HRD78'.repeat(20)]) expect((await find(nothing)).similar).toEqual([])
    })

    test('accepts up to a hundred characters, and asks for at least one', async () => {
      for (const q of ['', '  ', '\u200b', undefined, 5, null]) expect((await desk.find({ q })).outcome).toBe('refused')
      expect(await desk.find(null)).toMatchObject({ outcome: 'refused' })
      expect(await desk.find({ q: 'x'.repeat(101) })).toEqual({
        outcome: 'refused',
        fieldErrors: { q: 'That’s too long. Search for 100 characters or fewer.' },
      })
      expect((await desk.find({ q: 'é'.repeat(1_000_000) })).outcome).toBe('refused')
    })

    test('lists the plate that was asked for first, today’s appointments before the others, each with its state', async () => {
      const ids: Record<string, string> = {}
      const states = ['collected', 'cancelled', 'set', 'none', 'past', 'today', 'ready', 'here', 'no-show'] as const
      for (const name of states) ids[name] = await arrive({ plate: 'KLM482', name })
      const mention = await arrive({ plate: 'OTHER1', message: 'Same noise as in klm482' })
      const today = '2027-03-01'
      await appointment(ids.collected ?? '', 'collected', '2027-02-25')
      await appointment(ids.cancelled ?? '', 'cancelled', '2027-03-04', { sequence: 1 })
      // An undone booking doesn't count as an appointment.
      await appointment(ids.none ?? '', 'cancelled', '2027-03-03')
      await appointment(ids.set ?? '', 'cancelled', '2027-03-02')
      await appointment(ids.set ?? '', 'set', '2027-03-04')
      await appointment(ids.past ?? '', 'set', '2027-02-26')
      await appointment(ids.today ?? '', 'set', today)
      await appointment(ids.ready ?? '', 'ready', today)
      await appointment(ids.here ?? '', 'here', today, { state_since: clock - hour })
      await appointment(ids['no-show'] ?? '', 'no-show', '2027-02-26')
      await appointment(mention, 'here', today)

      const { lines } = await find('klm 482')
      expect(lines.map(({ name, lastAppointment }) => [name, lastAppointment?.state])).toEqual([
        ['here', 'here'],
        ['ready', 'ready'],
        ['today', 'set'],
        ['set', 'set'],
        ['no-show', 'no-show'],
        ['past', 'set'],
        ['none', undefined],
        ['cancelled', 'cancelled'],
        ['collected', 'collected'],
        [goodBooking.name, 'here'],
      ])
      expect(lines[0]?.lastAppointment).toEqual({ state: 'here', date: today, time: '08:30', since: clock - hour })
      expect(lines[1]?.lastAppointment?.since).toBe(clock)
      expect(lines[3]?.lastAppointment?.date).toBe('2027-03-04')
      expect(lines.find(({ name }) => name === 'none')?.waitedMinutes).toBe(0)
    })

    test('shows the fifty that matter most, and a car that is here although hundreds came later', async () => {
      const here = await arrive({ name: 'Hana Here', plate: 'HERE1' })
      await appointment(here, 'here', '2027-03-01')
      const quarantined = await arrive({ name: 'Hana Spam' })
      await store.db.updateTable('enquiry').set({ quarantined_at: 1 }).where('id', '=', quarantined).execute()
      const rows = await insertRows(store, 2300, (index) => ({
        name: index < 2200 ? 'Hana Williams' : 'Tane Rangi',
        message: index === 3 ? 'zebra sticker' : 'brakes',
        received_at: clock + index,
        state: 'done',
      }))
      // So many can't be added to the index before a search, so it says that it isn't complete.
      expect((await find('zebra')).complete).toBe(false)
      await Promise.all([fillSearchTexts(store), fillSearchTexts(store)])
      await fillSearchTexts(store)
      const result = await find('hana')
      expect(result).toMatchObject({ more: true, complete: true })
      expect(result.lines).toHaveLength(maxFound)
      expect(result.lines[0]?.id).toBe(here)
      expect(result.lines[1]?.receivedAt).toBe(clock + 2199)
      // Beyond the latest 2,000, from the index.
      expect(await idsFor('zebra')).toEqual([rows[3]?.id])
      expect(await idsFor('zebra stick xx')).toEqual([])
      expect(await idsFor('spam')).toEqual([])
    })

    test('finds what was stored without a text, and nothing that was deleted', async () => {
      const mine = await arrive({ message: 'zebra one' })
      const [row] = await insertRows(store, 1, () => ({ message: 'zebra two' }))
      const theirs = row?.id ?? ''
      expect((await idsFor('zebra')).sort()).toEqual([mine, theirs].sort())
      await sql`delete from enquiry where id = ${theirs}`.execute(store.db)
      expect(await idsFor('zebra')).toEqual([mine])
      await eraseEnquiries(store, [mine])
      expect(await idsFor('zebra')).toEqual([])
      expect(await store.db.selectFrom('find_text').selectAll().execute()).toEqual([])
    })

    test('an erased person leaves no trigram in the index', async () => {
      await arrive({ message: 'nothing special' })
      const id = await arrive({ name: 'Qxz Fantail', message: 'qxzzq '.repeat(100) })
      expect(await idsFor('qxz')).toEqual([id])
      await eraseEnquiries(store, [id])
      if (testDb.databaseUrl) {
        await sql`vacuum find_text`.execute(store.db)
        return
      }
      // In a transaction, because only the thread that writes has the table.
      const left = await store.db.transaction().execute(async (trx) => {
        await sql`create virtual table temp.term using fts5vocab('main', 'find_index', 'row')`.execute(trx)
        return await sql`select term from temp.term where term in ('qxz', 'xzz', 'fan')`.execute(trx)
      })
      expect(left.rows).toEqual([])
      const blocks = await sql<{ block: Uint8Array }>`select block from find_index_data`.execute(store.db)
      expect(blocks.rows.filter(({ block }) => Buffer.from(block).includes('qxz'))).toEqual([])
      await sql`insert into find_index (find_index, rank) values ('integrity-check', 1)`.execute(store.db)
    })

    test('two servers that search at once fill the index once', async () => {
      const other = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock })
      onTestFinished(other.close)
      for (let index = 0; index < 30; index++) await arrive({ message: `zebra ${index}` })
      const results = await Promise.all([desk, deskOf(other), desk].map((one) => one.find({ q: 'zebra' })))
      expect(results.map(({ outcome }) => outcome)).toEqual(['found', 'found', 'found'])
      expect((await find('zebra')).lines).toHaveLength(30)
      const texts = await store.db.selectFrom('find_text').select('text').execute()
      expect(texts.filter(({ text }) => text === null)).toEqual([])
    })

    test('searches a store that cannot be written', async () => {
      const id = await arrive({ message: 'zebra' })
      await fillSearchTexts(store)
      const failing = new Proxy(store.db, {
        get: (db, name) =>
          name === 'transaction' ? () => ({ execute: () => Promise.reject(new Error('full')) }) : Reflect.get(db, name).bind?.(db),
      })
      await arrive({ message: 'zebra too' })
      expect(await searchEnquiries({ ...store, db: failing }, 'zebra')).toMatchObject({ complete: false, lines: [{ id }] })
    })

    test('reads an index with 10,000 enquiries, and neither scans nor sorts all of them', async () => {
      await insertRows(store, 10_000, (index) => ({ kind: 'contact', received_at: index }))
      const text = searchTextOf({ plate: 'KLM482', phone: null, email: null, name: 'Hana', subject: null, message: 'a zebra' })
      await sql`update find_text set text = case when id % 1000 = 0 then ${text} else 'brakes' end`.execute(store.db)
      await sql`analyze`.execute(store.db)
      const explain = testDb.databaseUrl ? sql.raw('explain ') : sql.raw('explain query plan ')
      const ids = store.withTrigrams(['zeb', 'ebr', 'bra'])
      const plan = await sql<
        Record<string, unknown>
      >`${explain} select id from find_text where id <= 8000 and id in ${ids} and text like '%zebra%'
        order by id desc limit 51`.execute(store.db)
      const steps = plan.rows.map((row) => String(row['QUERY PLAN'] ?? row.detail)).join('\n')
      expect(steps).toMatch(testDb.databaseUrl ? /Bitmap Index Scan on find_index/ : /SCAN find_index VIRTUAL TABLE INDEX \d+:M/)
      expect(steps).not.toMatch(/Seq Scan|SCAN find_text/)
      expect((await find('zebra')).lines).toHaveLength(10)
    })
  })
})
