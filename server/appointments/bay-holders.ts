import type { Kysely } from 'kysely'
import type { Appointment } from '../../domain/appointments/appointment.ts'
import { activeAppointmentStates } from '../../domain/appointments/appointment-state.ts'
import { leavesAt } from '../../domain/appointments/day.ts'
import { closedStates } from '../../domain/enquiries/state.ts'
import type { Instant } from '../../domain/instant.ts'
import type { OpeningTimes } from '../../workshop/facts.ts'
import type { Tables } from '../database/tables.ts'
import { readOutages } from './outages.ts'

/** A car's appointment. `leaves_at`: later than it should have been ready if it's overdue. */
export type CarRow = Awaited<ReturnType<typeof readCars>>[number]

/** What takes a bay: a car, or that it's out of use. */
export type BayHolderRow = CarRow | Awaited<ReturnType<typeof readOutOfUse>>[number]

type Stay = Pick<Appointment, 'id' | 'startsAt' | 'readyAt'>

/** Returns what takes a bay at some time during an appointment: other cars in order of arrival, and outages. */
export async function readBayHolders(db: Kysely<Tables>, stay: Stay, now: Instant, times: OpeningTimes): Promise<BayHolderRow[]> {
  return [...(await readCars(db, stay, now, times)), ...(await readOutOfUse(db, stay))]
}

/** Returns the other cars in the bays during an appointment. A car has left once its enquiry is done or declined. */
export async function readCars(db: Kysely<Tables>, { id, startsAt, readyAt }: Stay, now: Instant, times: OpeningTimes) {
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
  const cars = rows.map((row) => ({ ...row, leaves_at: leavesAt({ state: row.state, readyAt: row.ready_at }, now, times) }))
  return cars.filter(({ leaves_at }) => leaves_at > startsAt)
}

async function readOutOfUse(db: Kysely<Tables>, { startsAt, readyAt }: Stay) {
  const outages = await readOutages(db, startsAt, readyAt)
  return outages.map((outage) => ({ outage, starts_at: outage.startsAt, leaves_at: outage.endsAt }))
}
