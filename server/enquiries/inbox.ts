import { type Kysely, sql } from 'kysely'
import type { Inbox, InboxLine } from '../../domain/desk.ts'
import { type EnquiryState, enquiryStates } from '../../domain/enquiries/states.ts'
import { withAppointments } from '../appointments/last-appointments.ts'
import type { Database } from '../database/database.ts'
import type { Store } from '../database/store.ts'
import type { EnquiryRow, Tables } from '../database/tables.ts'
import { readUnreached } from '../mail/unreached.ts'
import { advertising } from './quarantine.ts'
import { withWaiting } from './waiting.ts'

/** Lines on a page of the inbox. */
const pageSize = 50

/** The columns of an inbox line, without the message, which may be long. */
const lineColumns = [
  'id',
  'reference',
  'kind',
  'source',
  'state',
  'plate',
  'name',
  'service',
  'subject',
  'received_at',
  'call_back_at',
] as const

type InboxQuery = { state?: EnquiryState | undefined; before?: string | undefined; callsOfAll?: boolean }

type LineRow = Pick<EnquiryRow, (typeof lineColumns)[number]> & { message?: string | null }

/** Characters: more than a line shows. */
const shownOfMessage = 120

/** For new enquiries only, to show which are urgent. */
const startOfMessage = sql<string | null>`case when state = 'new' then substr(message, 1, ${sql.lit(shownOfMessage)}) end`.as('message')

/** Returns a page of the desk's inbox, with how long new enquiries have waited. 'waiting': due callbacks, then new enquiries with the longest wait first. */
export async function readInbox(
  store: Store,
  { state, before }: { state?: EnquiryState | 'waiting' | undefined; before?: string | undefined },
): Promise<Inbox> {
  const isQueue = state === 'waiting'
  const known = isQueue ? 'new' : enquiryStates.find((one) => one === state)
  const inbox = await readPageOf(store, { state: known, before, callsOfAll: isQueue })
  const lines = withWaiting(inbox.lines, store.now(), store.facts())
  return { ...inbox, callBacks: withWaiting(inbox.callBacks, store.now(), store.facts()), lines: isQueue ? lines.reverse() : lines }
}

/**
 * Returns a page of the enquiries that aren't in quarantine, newest first. `before`: the cursor of an earlier page; ignored if malformed.
 * `callsOfAll`: include due callbacks of every state.
 */
async function readPageOf(store: Store, { state, before, callsOfAll = false }: InboxQuery): Promise<Inbox> {
  const { db } = store
  const now = store.now()
  const [, time, id] = /^(\d{1,15})_([\da-f-]{36})$/.exec(before ?? '') ?? []
  const after = time && id ? { time: Number(time), id } : undefined
  const [rows, due, counts, { otherCalls, quarantined }, unreached] = await Promise.all([
    readPage(store, state, after),
    readDueCalls(store, callsOfAll ? undefined : state, now),
    countStates(db),
    countRest(db, now),
    readUnreached(db),
  ])
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  const calls = after ? [] : due
  // Calls for which there is no room at the top keep their place in the list.
  const atTop = new Set(due.map((call) => call.id))
  const others = shown.filter((row) => !atTop.has(row.id))
  const lines = await withAppointments(db, [...calls, ...others].map(lineOf))
  return {
    callBacks: lines.slice(0, calls.length),
    moreCalls:
      calls.length < maxCallBacks || !callsOfAll ? 0 : Math.max(0, otherCalls - calls.filter((call) => call.state !== 'new').length),
    lines: lines.slice(calls.length),
    next: last && `${last.received_at}_${last.id}`,
    counts,
    waiting: counts.new + otherCalls,
    ...unreached,
    quarantined,
  }
}

/** Returns the rows of a page, and one more if there is another page. */
async function readPage(database: Database, state: EnquiryState | undefined, after: { time: number; id: string } | undefined) {
  let page = unquarantinedLines(database.db).select(startOfMessage)
  if (state) page = page.where('state', '=', state)
  if (after) page = page.where((eb) => eb(eb.refTuple('received_at', 'id'), '<', eb.tuple(after.time, after.id)))
  return await page
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
}

/** Maximum number of calls at the top of the inbox. */
const maxCallBacks = 50

async function readDueCalls(database: Database, state: EnquiryState | undefined, now: number) {
  const due = unquarantinedLines(database.db).select(startOfMessage).where('call_back_at', 'is not', null).where('call_back_at', '<=', now)
  return await (state ? due.where('state', '=', state) : due).orderBy('call_back_at').limit(maxCallBacks).execute()
}

/** Selects the columns of lines, for enquiries that aren't in quarantine. */
export function unquarantinedLines(db: Kysely<Tables>) {
  return db.selectFrom('enquiry').select(lineColumns).where('quarantined_at', 'is', null)
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

type Counts = Record<'otherCalls' | 'quarantined', number>

/** Counts due callbacks on enquiries that aren't new, and enquiries in quarantine. */
async function countRest(db: Kysely<Tables>, now: number): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    (select count(*) from enquiry where call_back_at is not null and call_back_at <= ${now} and state <> 'new' and quarantined_at is null)
      as "otherCalls",
    (select count(*) from enquiry where quarantined_at is not null and state <> ${advertising}) as quarantined`.execute(db)
  return rows[0] ?? { otherCalls: 0, quarantined: 0 }
}

export function lineOf({
  id,
  reference,
  kind,
  source,
  state,
  plate,
  name,
  service,
  subject,
  received_at,
  call_back_at,
  message,
}: LineRow & { reference: string }): InboxLine {
  const about = service ?? subject ?? ''
  const line = { id, reference, kind, source, state, plate: plate ?? undefined, name: name ?? '', about, receivedAt: received_at }
  return { ...line, callBackAt: call_back_at ?? undefined, message: message ?? undefined }
}
