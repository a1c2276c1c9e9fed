import { randomUUID } from 'node:crypto'
import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { goodReply } from '../../domain/actions/reply.examples.ts'
import { exampleNow, goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import type { Desk } from '../../domain/desk.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { searchKeysOf } from '../../domain/enquiries/search-keys.ts'
import { enquiryStates } from '../../domain/enquiries/state.ts'
import type { Store } from '../database/store.ts'
import type { EnquiryRow } from '../database/tables.ts'
import { claimDueMails, markFailed, markRetry, markSent } from '../mail/stored-mails.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'
import { addStaff } from '../testing/staff.ts'
import { healthOf, insertRows, saveEnquiry } from '../testing/store.ts'
import { readCard } from './enquiry-card.ts'
import { readInbox } from './inbox.ts'
import { countWaiting } from './waiting.ts'

const minute = 60_000
const hour = 60 * minute

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('the inbox', () => {
    let testDb: TestDatabase
    let clock: number
    let store: Store
    let desk: Desk
    let mere: TestDesk['mere']
    let stampFor: TestDesk['stampFor']

    beforeEach(async () => {
      clock = exampleNow
      const opened = await openTestDesk(create, () => clock)
      ;({ testDb, store, desk, mere, stampFor } = opened)
      return opened.close
    })

    /** Inserts enquiries, newest first: groups of seven arrive in the same millisecond, a minute apart. */
    async function fill(count: number, change: (index: number) => Partial<EnquiryRow> = () => ({})): Promise<EnquiryRow[]> {
      return await insertRows(store, count, (index) => {
        const typed = { email: `visitor${index}@example.nz`, phone: `021 55 ${index + 10_000}`, plate: `P${index}`, ...change(index) }
        const received_at = clock - Math.floor(index / 7) * minute
        const rest = { name: `Visitor ${index}`, service: 'Repair Services', message: 'x'.repeat(400), received_at }
        return { ...rest, ...searchKeysOf(typed), ...typed }
      })
    }

    async function readAll(page: Parameters<Desk['inbox']>[0]) {
      const pages = []
      for (let before = page.before; ; ) {
        const { lines, next } = await desk.inbox({ ...page, before })
        pages.push(lines)
        if (!next) return pages
        before = next
      }
    }

    test('lists every enquiry once, newest first and fifty to a page, even when several arrived in the same millisecond', async () => {
      const rows = await fill(120)
      const pages = await readAll({})
      expect(pages.map(({ length }) => length)).toEqual([50, 50, 20])
      const sorted = rows.toSorted((a, b) => b.received_at - a.received_at || (a.id < b.id ? 1 : -1))
      expect(pages.flat().map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
      expect(pages[0]?.[0]).toEqual({
        id: sorted[0]?.id,
        reference: sorted[0]?.reference,
        kind: 'booking',
        source: 'website',
        state: 'new',
        plate: sorted[0]?.plate,
        name: sorted[0]?.name,
        about: 'Repair Services',
        receivedAt: clock,
        waitedMinutes: 0,
        urgent: false,
        wroteBack: false,
        message: 'x'.repeat(120),
      })
    })

    test('has one page for exactly fifty enquiries, and new arrivals do not shift the next page', async () => {
      await fill(50)
      expect((await desk.inbox({})).next).toBeUndefined()
      await fill(1, () => ({ received_at: clock - hour }))
      const { next } = await desk.inbox({})
      await fill(10, () => ({ received_at: clock + minute }))
      expect((await desk.inbox({ before: next })).lines.map(({ receivedAt }) => receivedAt)).toEqual([clock - hour])
    })

    test('can be filtered by state, counts every state, and leaves out the quarantine', async () => {
      await fill(200, (index) => ({
        state: enquiryStates[index % 4],
        quarantined_at: index >= 180 ? clock : null,
      }))
      const pages = await readAll({ state: 'done' })
      expect(pages.flat()).toHaveLength(45)
      expect(new Set(pages.flat().map(({ state }) => state))).toEqual(new Set(['done']))
      const { counts, quarantined, unreached } = await desk.inbox({ state: 'booked' })
      expect({ counts, quarantined, unreached }).toEqual({
        counts: { new: 45, answered: 45, booked: 45, done: 45, declined: 0 },
        quarantined: 20,
        unreached: [],
      })
    })

    test('shows waiting enquiries, longest wait first, below the due calls of every state, and counts both', async () => {
      const calls = { answered: clock - minute, booked: clock - hour, new: clock + hour } as const
      await fill(9, (index) => {
        const state = index < 3 ? (['answered', 'booked', 'done'] as const)[index] : 'new'
        return { received_at: clock - index * minute, state, call_back_at: index < 4 ? (calls[state as keyof typeof calls] ?? null) : null }
      })
      const { callBacks, lines, waiting, counts } = await desk.inbox({ state: 'waiting' })
      expect(callBacks.map(({ state }) => state)).toEqual(['booked', 'answered'])
      expect(lines.map(({ receivedAt }) => (clock - receivedAt) / minute)).toEqual([8, 7, 6, 5, 4, 3])
      expect(lines.at(-1)?.callBackAt).toBe(clock + hour)
      expect([...callBacks, ...lines].map(({ message }) => message?.length)).toEqual([undefined, undefined, ...Array(6).fill(120)])
      expect([waiting, counts.new]).toEqual([8, 6])
      expect((await desk.inbox({ state: 'done' })).waiting).toBe(8)
      clock += hour
      expect(await desk.inbox({ state: 'waiting' })).toMatchObject({ callBacks: [{}, {}, { state: 'new' }], waiting: 8 })
    })

    test('what is booked is in the order of appointments, each once over all pages, and due calls come first', async () => {
      const rows = await fill(120, (index) => ({
        state: index < 110 ? 'booked' : 'answered',
        // Pairs that start at the same time, in another order than they arrived.
        appointment_at: clock + ((Math.floor(index / 2) * 17) % 60) * hour,
        call_back_at: index === 40 ? clock - minute : null,
      }))
      const { callBacks, orderedBy } = await desk.inbox({ state: 'booked' })
      expect([callBacks.map(({ id }) => id), orderedBy]).toEqual([[rows[40]?.id], 'appointmentAt'])
      const pages = await readAll({ state: 'booked' })
      expect(pages.flat()).toHaveLength(109)
      const sorted = rows.slice(0, 110).sort((a, b) => a.appointment_at - b.appointment_at || (a.id < b.id ? -1 : 1))
      expect(pages.flat().map(({ id }) => id)).toEqual(sorted.filter(({ id }) => id !== rows[40]?.id).map(({ id }) => id))
    })

    test('those marked as urgent come first while they wait, also before calls that are due, and in each view only its own', async () => {
      const marked: Partial<EnquiryRow>[] = [
        { urgent: 1 },
        { state: 'answered', urgent: 1, call_back_at: clock - minute },
        { state: 'answered', urgent: 1, call_back_at: clock + hour },
        { state: 'booked', urgent: 1 },
        { state: 'answered', call_back_at: clock - hour },
        {},
      ]
      const rows = await fill(6, (index) => ({ received_at: clock - index * hour, ...marked[index] }))
      const name = (list: readonly { id: string }[]) => list.map(({ id }) => rows.findIndex((row) => row.id === id))
      const waiting = await desk.inbox({ state: 'waiting' })
      expect([name(waiting.urgent), name(waiting.callBacks), name(waiting.lines), waiting.waiting]).toEqual([[1, 0], [4], [5], 4])
      const answered = await desk.inbox({ state: 'answered' })
      expect([name(answered.urgent), name(answered.callBacks), name(answered.lines)]).toEqual([[1], [4], [2]])
      // On a later page they keep off the list.
      const later = await desk.inbox({ before: `${clock + minute}_${rows[0]?.id}` })
      expect([later.urgent, later.callBacks, name(later.lines)]).toEqual([[], [], [2, 3, 5]])
    })

    test('“mine” lists and counts what is a person’s and isn’t closed, and says whose each line is', async () => {
      const tama = await addStaff(store, { email: 'tama@example.nz', name: 'Tama Lee' })
      const rows = await fill(6, (index) => ({
        received_at: clock - index * hour,
        state: enquiryStates[index % 5],
        assignee_id: [mere.id, tama.id, mere.id, mere.id, null, mere.id][index] ?? null,
      }))
      const { lines, mine } = await desk.inbox({ state: 'mine', staff: mere.id })
      expect([lines.map(({ id }) => id), mine]).toEqual([[rows[0]?.id, rows[2]?.id, rows[5]?.id], 3])
      expect((await desk.inbox({ staff: tama.id })).mine).toBe(1)
      expect(await desk.inbox({ state: 'mine' })).toMatchObject({ lines: [], mine: 0 })
      const all = (await desk.inbox({})).lines
      expect(all.map(({ assignee }) => assignee?.name)).toEqual([
        'Mere Tautahi',
        'Tama Lee',
        'Mere Tautahi',
        'Mere Tautahi',
        undefined,
        'Mere Tautahi',
      ])
    })

    test('opens on the latest waiting ones when there are more than a page, and lists each of them once', async () => {
      const rows = await fill(70, (index) => ({ received_at: clock - index * minute }))
      const first = await desk.inbox({ state: 'waiting' })
      expect(first.lines.map(({ id }) => id)).toEqual(
        rows
          .slice(0, 50)
          .map(({ id }) => id)
          .reverse(),
      )
      const older = await desk.inbox({ state: 'waiting', before: first.next })
      expect(older.lines.map(({ id }) => id)).toEqual(
        rows
          .slice(50)
          .map(({ id }) => id)
          .reverse(),
      )
      expect(older.next).toBeUndefined()
    })

    test('lists every due call once, however many are due, and counts those that the waiting view leaves out', async () => {
      const rows = await fill(160, (index) => ({
        state: index < 80 ? 'answered' : 'new',
        received_at: clock - index * minute,
        call_back_at: index % 2 ? null : clock - hour + index,
      }))
      for (const state of ['answered', 'new', undefined] as const) {
        const first = await desk.inbox({ state })
        const expected = rows.filter((row) => !state || row.state === state)
        expect(first.callBacks).toHaveLength(Math.min(50, expected.length / 2))
        const all = [...first.callBacks, ...(await readAll({ state })).flat()].map(({ id }) => id)
        expect(all.toSorted()).toEqual(expected.map(({ id }) => id).sort())
        expect(first.moreCalls).toBe(0)
      }
      // 40 answered ones, and 10 of the 40 new ones; the other 30 are among the new lines.
      const waiting = await desk.inbox({ state: 'waiting' })
      expect([waiting.callBacks.length, waiting.moreCalls]).toEqual([50, 0])
      expect([...waiting.callBacks, ...(await readAll({ state: 'waiting' })).flat()]).toHaveLength(40 + 80)
      await fill(30, () => ({ state: 'booked', call_back_at: clock - 2 * hour }))
      expect((await desk.inbox({ state: 'waiting' })).moreCalls).toBe(20)
      // A malformed cursor is the first page, with its calls.
      expect((await desk.inbox({ state: 'waiting', before: 'x' })).callBacks).toHaveLength(50)
    })

    test('lists the twenty customers whom an email has failed to reach for longest, and says how many more there are', async () => {
      const rows = await fill(25)
      await store.db
        .insertInto('outbox')
        .values(
          [...rows, ...rows.slice(0, 5)].map(({ id }, index) => ({
            id: randomUUID(),
            kind: 'confirmation',
            recipient: 'visitor' as const,
            enquiry_id: id,
            message_id: `<${index}@example.nz>`,
            state: 'failed' as const,
            attempts: 1,
            unanswered: 0,
            due_at: clock,
            created_at: clock - index,
          })),
        )
        .execute()
      const { unreached, moreUnreached } = await desk.inbox({})
      expect(moreUnreached).toBe(5)
      const oldest = [...rows.slice(0, 5).toReversed(), ...rows.slice(10).toReversed()]
      expect(unreached.map(({ id }) => id)).toEqual(oldest.map(({ id }) => id))
    })

    test('says when a booked car comes, and the state of an appointment; an undone booking does not count', async () => {
      const { id } = await saveEnquiry(store, { kind: 'booking', answers: goodBooking })
      const appointment = async () => [(await desk.inbox({})).lines[0]?.lastAppointment, (await desk.enquiry(id))?.lastAppointment]
      const booked = await stampFor(id)
      await desk.book(booked, goodAppointment)
      const agreed = { date: goodAppointment.date, time: goodAppointment.time, since: clock }
      expect(await appointment()).toEqual(Array(2).fill({ ...agreed, state: 'set' }))
      clock += 1000
      await desk.undo(booked.id, { id: randomUUID(), staff: mere.id })
      expect(await appointment()).toEqual([undefined, undefined])
      await desk.book(await stampFor(id), goodAppointment)
      clock = Date.parse('2027-03-08T19:30:00Z')
      await desk.setAppointmentState(await stampFor(id), { state: 'here' })
      expect(await appointment()).toEqual(Array(2).fill({ ...agreed, state: 'here', since: clock }))
      // The same plate has another one.
      const other = await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message: 'Another one, later.' } })
      expect((await desk.enquiry(other.id))?.others).toMatchObject([{ id, lastAppointment: { state: 'here' } }])
    })

    test('shows the subject of a contact enquiry', async () => {
      await saveEnquiry(store, { kind: 'contact', answers: goodContact })
      expect((await desk.inbox({})).lines).toMatchObject([{ kind: 'contact', about: 'Courtesy car', plate: undefined }])
    })

    test('says whom an email could not reach, until somebody acts on the enquiry', async () => {
      const { id } = await saveEnquiry(store, { kind: 'booking', answers: goodBooking })
      /** In the inbox, on the card and in the health check. */
      const unreached = async () => {
        const { timeline = [] } = (await desk.enquiry(id)) ?? {}
        const marked = timeline.filter(({ mail, reminder }) => mail?.needsAttention || reminder?.needsAttention).length
        return [(await desk.inbox({})).unreached, marked, (await healthOf(store)).failed]
      }
      const customer = { id, plate: goodBooking.plate, name: goodBooking.name }
      await desk.call(await stampFor(id), { outcome: 'message' })
      clock += minute
      await saveEnquiry(store, { kind: 'contact', answers: goodContact })
      const mails = await claimDueMails(store, 10, minute)
      for (const mail of mails) {
        if (mail.enquiry?.id !== id || mail.recipient !== 'visitor') await markSent(store, mail)
        else await markRetry(store, mail, clock, 'SMTP 451')
      }
      expect(await unreached()).toEqual([[], 0, 0])
      for (const mail of await claimDueMails(store, 10, minute)) await markFailed(store, mail, 'SMTP 550')
      expect(await unreached()).toEqual([[customer], 1, 1])

      const reply = await stampFor(id)
      await desk.reply(reply, goodReply)
      expect(await unreached()).toEqual([[], 0, 0])
      await desk.undo(reply.id, { id: randomUUID(), staff: mere.id })
      expect(await unreached()).toEqual([[customer], 1, 1])
      await desk.reply(await stampFor(id), goodReply)
      await desk.book(await stampFor(id), goodAppointment)
      clock += minute
      // The address is still wrong: two emails, one customer.
      for (const mail of await claimDueMails(store, 10, minute)) await markFailed(store, mail, 'SMTP 550')
      expect(await unreached()).toEqual([[customer], 2, 2])
      // A promise to ring isn't a call.
      await desk.assign(await stampFor(id), { to: mere.id })
      await desk.setUrgent(await stampFor(id), { urgent: 'yes' })
      expect(await unreached()).toEqual([[customer], 2, 2])
      await desk.call(await stampFor(id), { outcome: 'reached' })
      expect(await unreached()).toEqual([[], 0, 0])
    })

    test('starts at the newest for a malformed cursor, and lists every state for an unknown one', async () => {
      await fill(3)
      for (const before of [
        '',
        'x',
        // Without an id.
        '1_x',
        '1e3_00000000-0000-0000-0000-000000000000',
        `1_${'0'.repeat(5000)}`,
        `9${'9'.repeat(30)}_00000000-0000-0000-0000-000000000000`,
      ])
        expect((await desk.inbox({ before })).lines, before).toHaveLength(3)
      expect((await desk.inbox({ state: 'nonsense' as never })).lines).toHaveLength(3)
    })

    test('the waiting time of new enquiries counts opening hours only, and answered ones have none', async () => {
      // It is Monday, 9.00am. One came on Friday at 5.00pm, and the workshop was open on Sunday.
      const friday = Date.parse('2027-02-26T04:00:00Z')
      const [waiting] = await fill(2, (index) => ({ received_at: friday, plate: 'SAME1', plate_key: 'SAME1', state: enquiryStates[index] }))
      const { lines } = await desk.inbox({})
      expect(Object.fromEntries(lines.map(({ state, waitedMinutes }) => [state, waitedMinutes]))).toEqual({
        new: 60 + 600 + 60,
        answered: undefined,
      })
      expect(await desk.enquiry(waiting?.id ?? '')).toMatchObject({ waitedMinutes: 720, others: [{ waitedMinutes: undefined }] })
    })

    test('an enquiry comes with all its answers, and with others that have the same plate, phone or email in any notation', async () => {
      const { id } = await saveEnquiry(store, { kind: 'booking', answers: goodBooking })
      const mine = { email: null, phone: null, plate: null }
      const others = [
        { ...mine, plate: 'klm 482' },
        { ...mine, phone: '+64 21 555 0142' },
        { ...mine, email: goodBooking.email.toUpperCase() },
        { ...mine, plate: 'KLM-482', email: goodBooking.email },
        { ...mine, plate: 'KLM483', phone: '021 555 0143', email: 'else@example.nz' },
        { ...mine, plate: 'KLM482', quarantined_at: clock },
      ]
      const rows = await fill(others.length, (index) => ({ ...others[index], received_at: clock - index * hour }))
      const card = await desk.enquiry(id)
      expect(card).toMatchObject({ id, kind: 'booking', source: 'website', state: 'new', version: 0, answers: goodBooking, signals: [] })
      expect(card?.timeline).toMatchObject([
        { id, at: clock, kind: 'received', mail: { kind: 'confirmation', state: 'due' }, undone: false },
      ])
      expect(card?.others.map((other) => other.id)).toEqual(rows.slice(0, 4).map((row) => row.id))
      // Empty answers match nothing.
      expect((await desk.enquiry(rows[0]?.id ?? ''))?.others.map((other) => other.id)).toEqual([id, rows[3]?.id])
    })

    test('an enquiry lists the twenty newest others', async () => {
      await fill(40, () => ({ plate: 'KLM482' }))
      const { id } = await saveEnquiry(store, { kind: 'booking', answers: goodBooking })
      const others = (await desk.enquiry(id))?.others ?? []
      expect(others).toHaveLength(20)
      expect(others.map(({ receivedAt }) => receivedAt)).toEqual(
        [0, 1, 2].flatMap((ago) => Array(ago < 2 ? 7 : 6).fill(clock - ago * minute)),
      )
    })

    test('with 10,000 enquiries, no query of the inbox or an enquiry scans or sorts the whole table', async () => {
      // Half of them are from one person, and most are done.
      const rows = await fill(10_000, (index) => ({
        state: index < 600 ? enquiryStates[index % 5] : 'done',
        quarantined_at: index % 100 === 99 ? clock : null,
        assignee_id: index % 3 ? null : mere.id,
        urgent: index < 600 && index % 7 === 0 ? 1 : 0,
        call_back_at: index < 600 && index % 11 === 0 ? clock - index : null,
        appointment_at: index % 5 === 2 ? clock + index * hour : 0,
        ...(index % 2 ? { email: goodBooking.email, ...searchKeysOf({ ...goodBooking, plate: `P${index}`, phone: '' }) } : {}),
      }))
      await sql`insert into outbox (id, kind, recipient, enquiry_id, message_id, state, attempts, unanswered, due_at, created_at)
        select id, 'confirmation', 'visitor', id, id, 'sent', 1, 0, 1, 1 from enquiry`.execute(store.db)
      await sql`analyze`.execute(store.db)
      const { next } = await desk.inbox({})
      const far = `${rows[9000]?.received_at}_${rows[9000]?.id}`

      const nodes: RootOperationNode[] = []
      const capture: KyselyPlugin = {
        transformQuery({ node }) {
          nodes.push(node)
          return node
        },
        transformResult: async ({ result }) => result,
      }
      const watched = { ...store, db: store.db.withPlugin(capture) }
      for (const page of [
        {},
        { before: next },
        { before: far },
        { state: 'new' },
        { state: 'done', before: far },
        { state: 'waiting' },
        { state: 'booked' },
        { state: 'booked', before: `${clock + 300 * hour}_${rows[1]?.id}` },
        { state: 'mine' },
        { state: 'mine', before: far },
      ] as const)
        await readInbox(watched, { ...page, staff: mere.id })
      await countWaiting(watched.db, clock)
      await readCard(watched, rows[1]?.id ?? '')
      expect(nodes.length).toBeGreaterThan(20)

      const explain = testDb.databaseUrl ? 'explain (costs off) ' : 'explain query plan '
      for (const node of nodes) {
        const query = store.db.getExecutor().compileQuery(node, { queryId: 'explained' })
        const plan = await store.db.executeQuery<Record<string, unknown>>({ ...query, sql: explain + query.sql })
        const steps = plan.rows.map((row) => String(row['QUERY PLAN'] ?? row.detail)).join('\n')
        // A count reads only an index, and a page stops scanning its index after fifty lines.
        const allowed = /count\(\*\)/.test(query.sql) ? ' USING COVERING INDEX' : / limit /.test(query.sql) ? ' USING INDEX' : ' never'
        // A constant row is what SQLite calls the result of several counts. Staff are few.
        expect.soft(steps, query.sql).not.toMatch(new RegExp(`SCAN (?!CONSTANT ROW|staff|got)\\w+(?!${allowed})\\b|TEMP B-TREE`))
        if (!query.sql.includes('count(*)')) expect.soft(steps, query.sql).not.toMatch(/Seq Scan on (?:enquiry|outbox)/)
        // An incremental sort, within one millisecond, is fine.
        if (query.sql.includes(' limit ')) expect.soft(steps, query.sql).not.toMatch(/^[\s>-]*Sort$/m)
      }
    })
  })
})
