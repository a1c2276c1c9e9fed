import type { Kysely } from 'kysely'
import type { LastVisit } from '../../desk/actions/desk.ts'
import type { AppointmentRow, Tables } from './tables.ts'

/** Adds its visit to each line. */
export async function withVisits<Line extends { id: string }>(db: Kysely<Tables>, lines: readonly Line[]) {
  const ids = lines.map(({ id }) => id)
  const rows = ids.length > 0 ? await db.selectFrom('appointment').selectAll().where('enquiry_id', 'in', ids).execute() : []
  const visits = lastVisits(rows)
  return lines.map((line) => ({ ...line, visit: visits.get(line.id) }))
}

/** Returns each enquiry's visit: the latest that isn't cancelled, otherwise the latest. */
export function lastVisits(rows: readonly AppointmentRow[]): Map<string, LastVisit> {
  const chosen = new Map<string, AppointmentRow>()
  for (const row of rows.filter(wasAgreed).sort((a, b) => a.created_at - b.created_at)) {
    if (row.state !== 'cancelled' || (chosen.get(row.enquiry_id)?.state ?? 'cancelled') === 'cancelled') chosen.set(row.enquiry_id, row)
  }
  return new Map(
    [...chosen].map(([id, { state, date, time, state_since }]) => [id, { state, date, time, since: state_since ?? undefined }]),
  )
}

/** An undone booking is also stored as cancelled, but with sequence 0: see `setVisitState`. */
function wasAgreed({ state, sequence }: AppointmentRow): boolean {
  return state !== 'cancelled' || sequence > 0
}
