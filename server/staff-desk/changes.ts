import { sql } from 'kysely'
import { isUuid } from '../../domain/form.ts'
import type { Database } from '../database/database.ts'
import type { Store } from '../database/store.ts'
import { advertising } from '../enquiries/quarantine.ts'

const hour = 3_600_000

/** Milliseconds, by the database's clock, after which a viewer that wasn't renewed counts as gone. */
const viewerLease = 90_000

/** Somebody who has an enquiry open. `id`: their stream's. */
type Viewer = { id: string; staff: string; enquiry: string }

/** `changeToken`: a new value means that something on the desk's pages has changed, apart from who has which enquiry open. */
type Changes = { changeToken: string; viewers: Viewer[] }

type Counts = Record<'actions' | 'enquiries' | 'call_backs' | 'due' | 'failed' | 'held_back', number> & Record<'notes' | 'outages', string>

const counted = ['actions', 'enquiries', 'call_backs', 'due', 'failed', 'held_back', 'notes', 'outages'] as const

/**
 * Polled by each server every two seconds: one query that finds what it counts in indexes, of enquiries and actions only recent ones and those held back.
 * Since it counts everything since the start of the previous hour, it can't miss an action that was committed late or stamped by another server's clock.
 * When old rows drop out of the count, once an hour, that counts as a change too. The facts are those that this server has read.
 */
export async function readChanges({ db, clock, ...store }: Store): Promise<Changes> {
  const now = store.now()
  const since = Math.floor(now / hour) * hour - hour
  const { rows } = await sql<Counts & { id: string | null; staff_id: string; enquiry_id: string }>`
    select counts.*, viewer.id, viewer.staff_id, viewer.enquiry_id from (select
      (select count(*) from action where at >= ${since}) as actions,
      (select count(*) from enquiry where quarantined_at is null and received_at >= ${since}) as enquiries,
      (select count(*) from enquiry where call_back_at is not null and call_back_at <= ${now}) as call_backs,
      (select count(*) from outbox where state = 'due') as due,
      (select count(*) from outbox where state = 'failed') as failed,
      (select count(*) from enquiry where quarantined_at is not null and state <> ${advertising}) as held_back,
      (select count(*) || '-' || coalesce(max(created_at), 0) from day_note) as notes,
      (select count(*) || '-' || coalesce(max(created_at), 0) from outage) as outages
    ) as counts left join viewer on viewer.seen_at > ${clock} - ${sql.lit(viewerLease)} order by viewer.id`.execute(db)
  const [first] = rows
  return {
    changeToken: first ? [...counted.map((name) => first[name]), store.factsVersion()].join('-') : '',
    viewers: rows.flatMap(({ id, staff_id, enquiry_id }) => (id ? [{ id, staff: staff_id, enquiry: enquiry_id }] : [])),
  }
}

/** Records or renews viewers, apart from those whose enquiry or staff account no longer exists. */
export async function renewViewers({ db, clock }: Database, viewers: readonly Viewer[]): Promise<void> {
  for (const { id, staff, enquiry } of viewers) {
    await sql`insert into viewer (id, staff_id, enquiry_id, seen_at)
      select ${id}, staff.id, enquiry.id, ${clock} from staff, enquiry where staff.id = ${staff} and enquiry.id = ${enquiry}
      on conflict (id) do update set seen_at = excluded.seen_at`.execute(db)
  }
}

/** Removes these viewers, and any whose server has stopped renewing them. */
export async function removeViewers({ db, clock }: Database, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('viewer')
    .where((eb) => eb.or([eb('id', 'in', ids), eb('seen_at', '<=', sql<number>`${clock} - ${sql.lit(viewerLease)}`)]))
    .execute()
}

/** Returns the names of other staff who have an enquiry open. */
export async function readViewers({ db, clock }: Database, enquiry: string, staff: string): Promise<string[]> {
  if (!isUuid(enquiry)) return []
  const rows = await db
    .selectFrom('viewer')
    .innerJoin('staff', 'staff.id', 'viewer.staff_id')
    .select('staff.name')
    .distinct()
    .where('viewer.enquiry_id', '=', enquiry)
    .where('viewer.staff_id', '<>', staff)
    .where('viewer.seen_at', '>', sql<number>`${clock} - ${sql.lit(viewerLease)}`)
    .orderBy('staff.name')
    .execute()
  return rows.map(({ name }) => name)
}
