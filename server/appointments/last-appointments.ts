import type { Kysely } from 'kysely'
import type { LastAppointment } from '../../domain/appointments/appointment.ts'
import type { AppointmentRow, Tables } from '../database/tables.ts'

/** Adds its appointment to each line. */
export async function withAppointments<Line extends { id: string }>(db: Kysely<Tables>, lines: readonly Line[]) {
  const ids = lines.map(({ id }) => id)
  const rows = ids.length > 0 ? await db.selectFrom('appointment').selectAll().where('enquiry_id', 'in', ids).execute() : []
  const appointments = lastAppointments(rows)
  return lines.map((line) => ({ ...line, lastAppointment: appointments.get(line.id) }))
}

/** Returns each enquiry's appointment: the latest that was agreed, even if it was cancelled. */
function lastAppointments(rows: readonly AppointmentRow[]): Map<string, LastAppointment> {
  return new Map(
    agreedAppointments(rows).map(({ enquiry_id, state, date, time, state_since }) => [
      enquiry_id,
      { state, date, time, since: state_since },
    ]),
  )
}

/** Returns the appointments that were agreed, oldest first. An undone booking is also stored as cancelled, but with sequence 0: see `setAppointmentState`. */
export function agreedAppointments<Row extends Pick<AppointmentRow, 'id' | 'state' | 'sequence' | 'created_at'>>(
  rows: readonly Row[],
): Row[] {
  const agreed = rows.filter(({ state, sequence }) => state !== 'cancelled' || sequence > 0)
  // Ids are in order of creation, too.
  return agreed.sort((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1))
}
