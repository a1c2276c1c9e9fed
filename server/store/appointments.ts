import type { Kysely, Transaction } from 'kysely'
import type { Appointment, BayHolder } from '../../desk/actions/desk.ts'
import { addDays } from '../../workshop/dates.ts'
import type { AppointmentRow, Tables } from './tables.ts'

/** `anyway`: books even if all bays are taken. */
export type NewVisit = Appointment & { anyway: boolean }

type BookOptions = { now: number; bays: number; locksRows: boolean }

/** Stores a visit. If all bays are taken at some moment of its stay, returns the cars that hold them instead. */
export async function bookVisit(
  trx: Transaction<Tables>,
  enquiryId: string,
  visit: NewVisit,
  { now, bays, locksRows }: BookOptions,
): Promise<BayHolder[] | undefined> {
  if (locksRows) await lockDays(trx, daysOf(visit))
  if (!visit.anyway) {
    const fullest = mostAtOnce(await staysDuring(trx, visit), visit.startsAt)
    if (fullest.length >= bays) return fullest.map(holderOf)
  }
  const { id, date, time, minutes, readyDate, readyTime, startsAt, readyAt } = visit
  await trx
    .insertInto('appointment')
    .values({
      id,
      enquiry_id: enquiryId,
      date,
      time,
      minutes,
      starts_at: startsAt,
      ready_date: readyDate,
      ready_time: readyTime,
      ready_at: readyAt,
      state: 'set',
      sequence: 0,
      version: 0,
      created_at: now,
    })
    .execute()
  return undefined
}

/** Returns an enquiry's appointment, unless it is cancelled. */
export async function findAppointment(db: Kysely<Tables>, enquiryId: string): Promise<Appointment | undefined> {
  const row = await db
    .selectFrom('appointment')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .where('state', '=', 'set')
    .executeTakeFirst()
  return row && appointmentOf(row)
}

export function appointmentOf(row: AppointmentRow): Appointment {
  const { id, date, time, minutes, ready_date, ready_time, starts_at, ready_at } = row
  return { id, date, time, minutes, readyDate: ready_date, readyTime: ready_time, startsAt: starts_at, readyAt: ready_at }
}

/** Returns the dates of a stay, in order. */
function daysOf({ date, readyDate }: Appointment): string[] {
  const days = [date]
  while ((days.at(-1) ?? readyDate) < readyDate) days.push(addDays(days.at(-1) ?? readyDate, 1))
  return days
}

/** Makes other bookings of these days wait for this transaction. Days are locked in order, which prevents deadlocks. */
async function lockDays(trx: Transaction<Tables>, days: readonly string[]): Promise<void> {
  await trx
    .insertInto('day')
    .values(days.map((date) => ({ date })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx.selectFrom('day').select('date').where('date', 'in', days).orderBy('date').forUpdate().execute()
}

type Stay = Awaited<ReturnType<typeof staysDuring>>[number]

/** Returns the cars that hold a bay at some time during a visit, in order of arrival. A car whose enquiry is done or declined has left. */
async function staysDuring(trx: Transaction<Tables>, { startsAt, readyAt }: Appointment) {
  return await trx
    .selectFrom('appointment')
    .innerJoin('enquiry', 'enquiry.id', 'appointment.enquiry_id')
    .select(['plate', 'name', 'date', 'time', 'ready_date', 'ready_time', 'starts_at', 'ready_at'])
    .where('appointment.state', '=', 'set')
    .where('enquiry.state', 'not in', ['done', 'declined'])
    .where('ready_at', '>', startsAt)
    .where('starts_at', '<', readyAt)
    .orderBy('starts_at')
    .orderBy('appointment.id')
    .execute()
}

/** Returns the stays at the busiest moment. Only arrivals need checking, because the number grows only then. */
function mostAtOnce(stays: readonly Stay[], from: number): Stay[] {
  const moments = [from, ...stays.map(({ starts_at }) => starts_at).filter((at) => at > from)]
  const groups = moments.map((at) => stays.filter(({ starts_at, ready_at }) => starts_at <= at && at < ready_at))
  return groups.reduce((most, group) => (group.length > most.length ? group : most))
}

function holderOf({ plate, name, date, time, ready_date, ready_time }: Stay): BayHolder {
  return { plate: plate ?? undefined, name: name ?? '', date, time, readyDate: ready_date, readyTime: ready_time }
}
