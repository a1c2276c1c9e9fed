import type { Kysely } from 'kysely'
import type { LastVisit } from '../../domain/appointments/appointment.ts'
import type { Tables, VisitRow } from '../database/tables.ts'

/** Adds its visit to each line. */
export async function withVisits<Line extends { id: string }>(db: Kysely<Tables>, lines: readonly Line[]) {
  const ids = lines.map(({ id }) => id)
  const rows = ids.length > 0 ? await db.selectFrom('appointment').selectAll().where('enquiry_id', 'in', ids).execute() : []
  const visits = lastVisits(rows)
  return lines.map((line) => ({ ...line, lastVisit: visits.get(line.id) }))
}

/** Returns each enquiry's visit: the latest that was agreed, even if it was cancelled. */
export function lastVisits(rows: readonly VisitRow[]): Map<string, LastVisit> {
  return new Map(
    agreedVisits(rows).map(({ enquiry_id, state, date, time, state_since }) => [
      enquiry_id,
      { state, date, time, since: state_since ?? undefined },
    ]),
  )
}

/** Returns the visits that were agreed, oldest first. An undone booking is also stored as cancelled, but with sequence 0: see `setVisitState`. */
export function agreedVisits(rows: readonly VisitRow[]): VisitRow[] {
  const agreed = rows.filter(({ state, sequence }) => state !== 'cancelled' || sequence > 0)
  // Ids are in order of creation, too.
  return agreed.sort((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1))
}
