import { type Kysely, sql } from 'kysely'
import type { Desk, Inbox, InboxState } from '../../domain/desk.ts'
import { type EnquiryState, enquiryStates } from '../../domain/enquiries/state.ts'
import type { Store } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'
import { readUnreached } from '../mail/unreached.ts'
import { linesOf, unquarantinedLines } from './lines.ts'
import { advertising } from './quarantine.ts'
import { otherCalls, withWaiting } from './waiting.ts'

/** Lines on a page of the inbox. */
const pageSize = 50

/** Maximum number of urgent enquiries, and of calls, at the top of the inbox. */
const maxAtTop = 50

/** Characters: more than a line shows. */
const shownOfMessage = 120

/** For new enquiries only, to show what they are about. */
const startOfMessage = sql<string | null>`case when state = 'new' then substr(message, 1, ${sql.lit(shownOfMessage)}) end`.as('message')

/** Conditions as in the indexes, which databases compare word by word. */
const isOpen = sql<boolean>`state not in ('done', 'declined')`
const isUrgent = sql<boolean>`urgent = 1`
const isBooked = sql<boolean>`state = 'booked'`

/**
 * Returns a page of the enquiries that aren't in quarantine, with how long they have waited. 'waiting': due callbacks of every state, then new enquiries
 * with the longest wait first. 'booked' is in the order of the appointments. Others are newest first. `before`: the cursor of an earlier page;
 * ignored if malformed.
 */
export async function readInbox(store: Store, { state, before, staff = '' }: Parameters<Desk['inbox']>[0]): Promise<Inbox> {
  const { db } = store
  const now = store.now()
  const isQueue = state === 'waiting'
  const [, time, id] = /^(\d{1,15})_([\da-f-]{36})$/.exec(before ?? '') ?? []
  const after = time && id ? { time: Number(time), id } : undefined
  const listed = linesIn(db, state, staff)
  const [rows, marked, due, counts, rest, unreached] = await Promise.all([
    state === 'booked' ? readBooked(db, after) : readPage(isQueue ? linesIn(db, 'new', staff) : listed, after),
    readUrgent(db, now),
    readDueCalls(listed, now),
    countStates(db),
    countRest(db, now, staff),
    readUnreached(db),
  ])
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  const urgent = marked.filter((row) => (state === 'mine' ? row.assignee_id === staff : [undefined, row.state].includes(stateIn(state))))
  const atTop = [...urgent, ...due.filter((call) => call.urgent === 0)]
  // Those for which there is no room at the top keep their place in the list.
  const others = shown.filter((row) => !atTop.some((one) => one.id === row.id))
  const top = after ? [] : atTop
  const lines = withWaiting(await linesOf(db, [...top, ...(isQueue ? others.toReversed() : others)]), now, store.facts())
  const mayBeMore = isQueue && !after && Math.max(urgent.length, due.length) === maxAtTop
  return {
    urgent: lines.slice(0, top.length).filter((line) => line.urgent),
    callBacks: lines.slice(0, top.length).filter((line) => !line.urgent),
    moreCalls: mayBeMore ? Math.max(0, rest.otherCalls - top.filter((call) => call.state !== 'new').length) : 0,
    lines: lines.slice(top.length),
    orderedBy: state === 'booked' ? 'appointmentAt' : 'receivedAt',
    next: last && `${state === 'booked' ? last.appointment_at : last.received_at}_${last.id}`,
    counts,
    waiting: counts.new + rest.otherCalls,
    mine: rest.mine,
    ...unreached,
    quarantined: rest.quarantined,
  }
}

/** Selects the lines of a view. All if it isn't one of a state or a person. */
function linesIn(db: Kysely<Tables>, state: InboxState | undefined, staff: string) {
  const all = allLines(db)
  if (state === 'mine') return all.where('assignee_id', '=', staff).where(isOpen)
  const known = stateIn(state)
  return known ? all.where('state', '=', known) : all
}

function allLines(db: Kysely<Tables>) {
  return unquarantinedLines(db).select(startOfMessage)
}

/** Returns the state that a view is of, if it is one of a state. */
function stateIn(view: InboxState | undefined): EnquiryState | undefined {
  return enquiryStates.find((state) => state === view)
}

type Lines = ReturnType<typeof allLines>
type Cursor = { time: number; id: string } | undefined

/** Returns the rows of a page, and one more if there is another page. */
async function readPage(lines: Lines, after: Cursor) {
  const page = after ? lines.where((eb) => eb(eb.refTuple('received_at', 'id'), '<', eb.tuple(after.time, after.id))) : lines
  return await page
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
}

/** The same for those that are booked, whose appointment comes next first. */
async function readBooked(db: Kysely<Tables>, after: Cursor) {
  // The lower limit has SQLite read them from their index, in order, instead of sorting all that are booked.
  const lines = allLines(db).where(isBooked).where('appointment_at', '>=', 0)
  const page = after ? lines.where((eb) => eb(eb.refTuple('appointment_at', 'id'), '>', eb.tuple(after.time, after.id))) : lines
  return await page
    .orderBy('appointment_at')
    .orderBy('id')
    .limit(pageSize + 1)
    .execute()
}

/** Returns those of all views that wait and are marked as urgent, the oldest first. They are few, which the planner can't know when it also looks for a state. */
async function readUrgent(db: Kysely<Tables>, now: number) {
  return await allLines(db)
    .where(isUrgent)
    .where((eb) => eb.or([eb('state', '=', 'new'), eb('call_back_at', '<=', now)]))
    .orderBy('received_at')
    .limit(maxAtTop)
    .execute()
}

async function readDueCalls(lines: Lines, now: number) {
  return await lines
    .where('call_back_at', 'is not', null)
    .where('call_back_at', '<=', now)
    .orderBy('call_back_at')
    .limit(maxAtTop)
    .execute()
}

async function countStates(db: Kysely<Tables>): Promise<Inbox['counts']> {
  const rows = await db
    .selectFrom('enquiry')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('quarantined_at', 'is', null)
    .groupBy('state')
    .execute()
  const counts = new Map(rows.map(({ state, count }) => [state, count]))
  return Object.fromEntries(enquiryStates.map((state) => [state, counts.get(state) ?? 0])) as Inbox['counts']
}

type Counts = Record<'otherCalls' | 'quarantined' | 'mine', number>

/** Counts due callbacks on enquiries that aren't new, enquiries in quarantine, and those of a person that aren't closed. */
async function countRest(db: Kysely<Tables>, now: number, staff: string): Promise<Counts> {
  const { rows } = await sql<Counts>`select (${otherCalls(now)}) as "otherCalls",
    (select count(*) from enquiry where quarantined_at is not null and state <> ${advertising}) as quarantined,
    (select count(*) from enquiry where assignee_id = ${staff} and ${isOpen} and quarantined_at is null) as mine`.execute(db)
  return rows[0] ?? { otherCalls: 0, quarantined: 0, mine: 0 }
}
