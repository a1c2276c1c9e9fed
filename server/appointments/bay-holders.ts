import type { Kysely } from 'kysely'
import type { Appointment } from '../../domain/appointments/appointment.ts'
import { activeAppointmentStates } from '../../domain/appointments/appointment-state.ts'
import { leavesAt } from '../../domain/appointments/day.ts'
import { closedStates } from '../../domain/enquiries/states.ts'
import type { Instant } from '../../domain/instant.ts'
import type { OpeningTimes } from '../../workshop/facts.ts'
import type { Tables } from '../database/tables.ts'

export type BayHolderRow = Awaited<ReturnType<typeof readBayHolders>>[number]

/**
 * Returns the other cars that hold a bay at some time during an appointment, in order of arrival. A car has left once its enquiry is done or declined.
 * `leaves_at`: later than it should have been ready if it's overdue.
 */
export async function readBayHolders(
  db: Kysely<Tables>,
  { id, startsAt, readyAt }: Pick<Appointment, 'id' | 'startsAt' | 'readyAt'>,
  now: Instant,
  times: OpeningTimes,
) {
  const rows = await db
    .selectFrom('appointment')
    .innerJoin('enquiry', 'enquiry.id', 'appointment.enquiry_id')
    .select(['appointment.id', 'plate', 'name', 'date', 'time', 'ready_date', 'ready_time', 'starts_at', 'ready_at', 'appointment.state'])
    .where('appointment.state', 'in', [...activeAppointmentStates])
    .where('appointment.id', '<>', id)
    .where('enquiry.state', 'not in', closedStates)
    .where((eb) => eb.or([eb('ready_at', '>', startsAt), eb('appointment.state', '<>', 'set')]))
    .where('starts_at', '<', readyAt)
    .orderBy('starts_at')
    .orderBy('appointment.id')
    .execute()
  const holders = rows.map((row) => ({ ...row, leaves_at: leavesAt({ state: row.state, readyAt: row.ready_at }, now, times) }))
  return holders.filter(({ leaves_at }) => leaves_at > startsAt)
}

/** Returns the cars at the busiest moment. Only arrivals need checking, because the number grows only then. */
export function busiestMoment(cars: readonly BayHolderRow[], from: number): BayHolderRow[] {
  const moments = [from, ...cars.map(({ starts_at }) => starts_at).filter((at) => at > from)]
  const groups = moments.map((at) => cars.filter(({ starts_at, leaves_at }) => starts_at <= at && at < leaves_at))
  return groups.reduce((most, group) => (group.length > most.length ? group : most))
}
