import type { Kysely, Transaction } from 'kysely'
import type { Details } from '../../domain/actions/details.ts'
import type { Appointment, AppointmentState, BayHolder, BookedCar } from '../../domain/appointments/appointment.ts'
import {
  type AgreedTime,
  anywayFor,
  insteadAt,
  type NewAppointment,
  type ObstacleKind,
} from '../../domain/appointments/appointment-form.ts'
import { isAppointmentActive } from '../../domain/appointments/appointment-state.ts'
import { leavesAt } from '../../domain/appointments/day.ts'
import { lateFrom } from '../../domain/appointments/drop-off.ts'
import type { ActionResult } from '../../domain/desk.ts'
import { normalisers } from '../../domain/enquiries/search-keys.ts'
import type { EnquiryState } from '../../domain/enquiries/state.ts'
import { openMinutesUntil } from '../../domain/opening-hours/open-minutes.ts'
import type { Facts } from '../../workshop/facts.ts'
import type { AppointmentRow, Tables } from '../database/tables.ts'
import { type BayHolderRow, type CarRow, readBayHolders, readCars } from './bay-holders.ts'
import { busiestMoment } from './busiest-moment.ts'
import { findFreeTime } from './free-time.ts'
import { agreedAppointments } from './last-appointments.ts'
import { lockDays } from './lock-days.ts'

/** Why an appointment needs confirming before it is booked. */
type Obstacle = ActionResult & { outcome: 'full' | 'closed' | 'twice' }

/** The columns of an appointment that actions change, so that undoing them can restore it. */
const changeable = [
  'date',
  'time',
  'minutes',
  'starts_at',
  'ready_date',
  'ready_time',
  'ready_at',
  'reminder',
  'state',
  'state_since',
  'sequence',
] as const

type AppointmentSnapshot = Pick<AppointmentRow, (typeof changeable)[number]>

/**
 * What an action changed, so that it can be undone: the enquiry's state, its appointment's row, the emails that were withdrawn, and the previous
 * values of changed details. `agreed`: the time that was booked or changed to, for the timeline. `sent`: a hash of the form's answers.
 */
export type ActionRecord = {
  state: EnquiryState
  appointment?: AppointmentSnapshot
  withdrawn?: string[]
  details?: Details
  agreed?: AgreedTime
  sent?: string
}

/** `plate`: the car's. */
type BookOptions = { now: number; facts: Facts; hasRowLocks: boolean; plate: string | null }

/**
 * Stores an appointment. If we're closed, all bays are taken at any time during its stay, or the same car is booked then, returns the obstacle instead.
 */
export async function bookAppointment(
  trx: Transaction<Tables>,
  enquiryId: string,
  appointment: NewAppointment,
  options: BookOptions,
): Promise<Obstacle | undefined> {
  const obstacle = await findObstacle(trx, appointment, options)
  if (!obstacle) await insertAppointment(trx, enquiryId, appointment, options.now)
  return obstacle
}

/** `state`: 'here' for a car that has come already, since the start of its appointment. */
export async function insertAppointment(
  trx: Transaction<Tables>,
  enquiryId: string,
  appointment: NewAppointment,
  now: number,
  state: 'set' | 'here' = 'set',
): Promise<void> {
  const row = { id: appointment.id, enquiry_id: enquiryId, ...agreedColumns(appointment), version: 0, created_at: now }
  await trx
    .insertInto('appointment')
    .values({ ...row, state, state_since: state === 'here' ? appointment.startsAt : now, sequence: 0 })
    .execute()
}

/** Changes an appointment's times, or returns the obstacle, as `bookAppointment` does. The customer's email carries the next sequence number. */
export async function moveAppointment(
  trx: Transaction<Tables>,
  appointment: NewAppointment,
  options: BookOptions,
): Promise<Obstacle | undefined> {
  const obstacle = await findObstacle(trx, appointment, options)
  if (obstacle) return obstacle
  await trx
    .updateTable('appointment')
    .set((eb) => ({ ...agreedColumns(appointment), sequence: eb('sequence', '+', 1), version: eb('version', '+', 1) }))
    .where('id', '=', appointment.id)
    .execute()
  return undefined
}

/** Sets an appointment's state. A cancellation also increments its sequence number (RFC 5545). */
export async function setAppointmentState(trx: Transaction<Tables>, id: string, state: AppointmentState, now: number): Promise<void> {
  await trx
    .updateTable('appointment')
    .set((eb) => ({
      state,
      state_since: now,
      version: eb('version', '+', 1),
      ...(state === 'cancelled' && { sequence: eb('sequence', '+', 1) }),
    }))
    .where('id', '=', id)
    .execute()
}

/** Records the sequence number of the latest email about an appointment that didn't change. */
export async function setSequence(trx: Transaction<Tables>, id: string, sequence: number): Promise<void> {
  await trx.updateTable('appointment').set({ sequence }).where('id', '=', id).execute()
}

/** Returns what an appointment's row says now, in the columns that actions change. */
export async function snapshotOf(trx: Transaction<Tables>, id: string): Promise<AppointmentSnapshot> {
  return await trx.selectFrom('appointment').select(changeable).where('id', '=', id).executeTakeFirstOrThrow()
}

/**
 * Restores an appointment's row. Returns false, and changes nothing, when other cars have taken its bay since.
 * @param options.since the time of the action that is undone
 */
export async function restoreAppointment(
  trx: Transaction<Tables>,
  id: string,
  before: AppointmentSnapshot,
  { since, now, facts, hasRowLocks }: { since: number; now: number; facts: Facts; hasRowLocks: boolean },
): Promise<boolean> {
  const current = await snapshotOf(trx, id)
  const holdsMore = isAppointmentActive(before) && (!isAppointmentActive(current) || extendsBeyond(before, current))
  if (holdsMore) {
    const stay = { id, date: before.date, readyDate: before.ready_date, startsAt: before.starts_at, readyAt: before.ready_at }
    await lockDays(trx, { hasRowLocks }, stay.date, stay.readyDate)
    const fullest = busiestMoment(await readBayHolders(trx, stay, now, facts), stay.startsAt)
    if (fullest.length >= facts.bays && (await isBayTaken(trx, fullest.filter(isCar), since))) return false
  }
  await trx
    .updateTable('appointment')
    .set((eb) => ({ ...before, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return true
}

/** Whether any of these cars has taken a bay since then, or has extended its stay. Marking a car as here or ready changes neither. */
async function isBayTaken(trx: Transaction<Tables>, holders: readonly CarRow[], since: number): Promise<boolean> {
  const ids = holders.map(({ id }) => id)
  // PostgreSQL refuses an empty list.
  if (ids.length === 0) return false
  const actions = trx.selectFrom('action').select(['appointment_id', 'before']).where('appointment_id', 'in', ids)
  const rows = await actions.where('at', '>=', since).orderBy('version').execute()
  return holders.some((holder) => {
    const first = rows.find(({ appointment_id }) => appointment_id === holder.id)
    if (!first) return false
    const { appointment } = JSON.parse(first.before) as ActionRecord
    // The first booking has none.
    return !appointment || !isAppointmentActive(appointment) || extendsBeyond(holder, appointment)
  })
}

type Times = Pick<AppointmentRow, 'starts_at' | 'ready_at'>

/** Whether a stay begins before or ends after another. */
function extendsBeyond(one: Times, other: Times): boolean {
  return one.starts_at < other.starts_at || one.ready_at > other.ready_at
}

function agreedColumns({ date, time, minutes, readyDate, readyTime, startsAt, readyAt, reminder }: AgreedTime) {
  const ready = { ready_date: readyDate, ready_time: readyTime, ready_at: readyAt }
  return { date, time, minutes, starts_at: startsAt, ...ready, reminder: reminder ? 1 : 0 }
}

/**
 * Locks the days of an appointment. Returns whether we're closed, if all bays are taken, what is in them and when one is free, and the appointments of the
 * same car at the time.
 */
export async function findObstacle(
  trx: Transaction<Tables>,
  appointment: NewAppointment,
  { now, facts, hasRowLocks, plate }: BookOptions,
): Promise<Obstacle | undefined> {
  await lockDays(trx, { hasRowLocks }, appointment.date, appointment.readyDate)
  const others = await readBayHolders(trx, appointment, now, facts)
  const fullest = busiestMoment(others, appointment.startsAt)
  const holders = fullest.length >= facts.bays ? fullest.map(holderOf) : []
  const sameCar = ofSameCar(others.filter(isCar), plate)
  const found: ObstacleKind[] = [
    ...(appointment.outsideHours.length > 0 ? ['closed' as const] : []),
    ...(holders.length > 0 ? ['full' as const] : []),
    ...(sameCar ? ['twice' as const] : []),
  ]
  if (found.every((kind) => appointment.anyway.includes(kind))) return undefined
  // The drop-off of a car that is here already can't change.
  const isUpcoming = appointment.startsAt >= now
  const stay = Math.max(appointment.minutes, openMinutesUntil(appointment.readyAt, facts)(lateFrom(appointment, facts)))
  const next =
    holders.length > 0 && isUpcoming
      ? await findFreeTime(trx, { from: appointment, minutes: stay, id: appointment.id }, { now, facts })
      : undefined
  const free = next && { ...next, instead: insteadAt(next, appointment.minutes, stay, facts) }
  const obstacle = { holders, free, sameCar, anyway: anywayFor(appointment, found) }
  if (appointment.outsideHours.length > 0) return { outcome: 'closed', outsideHours: appointment.outsideHours, ...obstacle }
  return { outcome: holders.length > 0 ? 'full' : 'twice', ...obstacle }
}

/** Returns the appointments of the car with this plate, however it was typed; undefined if there are none. */
function ofSameCar(cars: readonly CarRow[], plate: string | null): BookedCar[] | undefined {
  const key = normalisers.plate(plate ?? '')
  const same = key ? cars.filter((car) => normalisers.plate(car.plate ?? '') === key) : []
  return same.length > 0 ? same.map(carOf) : undefined
}

/** Returns the other appointments of a car while an enquiry's own is under way, if the enquiry's plate were this one. */
export async function findSameCar(
  trx: Transaction<Tables>,
  appointment: Appointment,
  plate: string,
  now: number,
  facts: Facts,
): Promise<BookedCar[] | undefined> {
  const stay = { ...appointment, readyAt: leavesAt(appointment, now, facts) }
  return isAppointmentActive(appointment) ? ofSameCar(await readCars(trx, stay, now, facts), plate) : undefined
}

/** Returns the appointments that an enquiry has led to, in any order. */
export async function readAppointments(db: Kysely<Tables>, enquiryId: string): Promise<AppointmentRow[]> {
  return await db.selectFrom('appointment').selectAll().where('enquiry_id', '=', enquiryId).execute()
}

/** Returns an enquiry's latest appointment; undefined if it was cancelled, even if an earlier one wasn't. */
export function latestAppointment(rows: readonly AppointmentRow[]): Appointment | undefined {
  const latest = agreedAppointments(rows).at(-1)
  return latest && latest.state !== 'cancelled' ? appointmentOf(latest) : undefined
}

export function appointmentOf(row: AppointmentRow): Appointment {
  const { id, date, time, minutes, ready_date, ready_time, starts_at, ready_at, state, state_since, reminder } = row
  const ready = { readyDate: ready_date, readyTime: ready_time, readyAt: ready_at }
  return { id, date, time, minutes, startsAt: starts_at, ...ready, state, since: state_since, reminder: reminder === 1 }
}

function isCar(holder: BayHolderRow): holder is CarRow {
  return !('outage' in holder)
}

function holderOf(holder: BayHolderRow): BayHolder {
  return isCar(holder) ? carOf(holder) : { outage: holder.outage }
}

function carOf({ plate, name, date, time, ready_date, ready_time, ready_at, leaves_at }: CarRow): BookedCar {
  const times = { date, time, readyDate: ready_date, readyTime: ready_time }
  return { plate: plate ?? undefined, name: name ?? '', ...times, ...(leaves_at > ready_at && { isOverdue: true }) }
}
