import type { BayAppointment, Day, Overbooked } from '../../domain/appointments/appointment.ts'
import { maxDaysHere } from '../../domain/appointments/appointment-form.ts'
import { closedOn, minutesOn } from '../../domain/appointments/day.ts'
import { addDays, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { minutesOf } from '../../domain/opening-hours/open-minutes.ts'
import { closesOn, isOpenOn, opensOn } from '../../domain/opening-hours/opening.ts'
import type { Facts, OpeningTimes } from '../../workshop/facts.ts'
import type { Store } from '../database/store.ts'
import { readAppointmentDetails, readStays } from './stays.ts'
import { withBays } from './with-bays.ts'

/** Returns `count` days, beginning with a date. */
export async function readDays(store: Store, date: string, count: number): Promise<readonly Day[]> {
  // A car's bay depends on those that came before it, which may still be here.
  const facts = store.facts()
  const stays = await readStays(store, addDays(date, -maxDaysHere), count + maxDaysHere)
  const appointments = withBays(stays, facts.bays)
  const today = wallClockAt(new Date(store.now())).date
  return Array.from({ length: count }, (_, index) => dayOf(addDays(date, index), appointments, today, facts))
}

/** Returns a day, with the messages and notes for its printed sheet. */
export async function readDay(store: Store, date: string): Promise<Day> {
  const [day = dayOf(date, [], '', store.facts())] = await readDays(store, date, 1)
  const details = await readAppointmentDetails(
    store,
    day.cars.map(({ enquiry }) => enquiry),
  )
  return { ...day, cars: day.cars.map((car) => ({ ...car, ...details.get(car.enquiry) })) }
}

function dayOf(date: string, all: readonly BayAppointment[], today: string, facts: Facts): Day {
  const cars = all.filter((car) => car.appointment.date <= date && lastDateOf(car) >= date)
  const isUnmarked = ({ isGone, appointment: { state, readyDate } }: BayAppointment) => !isGone && state === 'set' && readyDate < today
  // They may be here, so nobody knows which bay they have.
  const unmarked = date === today ? all.filter(isUnmarked).map((car) => ({ ...car, bay: undefined })) : []
  return { date, cars, unmarked, overbooked: overbookedOn(date, cars, facts.bays, facts), closed: closedOn(date, facts) }
}

/** Returns the last date on which a car is shown: when it leaves, or when it left. */
function lastDateOf({ isGone, leavesAt, appointment: { date, readyDate, since, state } }: BayAppointment): string {
  if (!isGone) return wallClockAt(new Date(leavesAt)).date
  const left = wallClockAt(new Date(since)).date
  if (state === 'collected') return date > left ? date : left
  // One that never came, or came early, is shown on the day for which it was booked.
  return [date, left < readyDate ? left : readyDate].sort().at(-1) ?? readyDate
}

/** Returns the times in a day's opening hours with more cars than bays. */
export function overbookedOn(date: string, appointments: readonly BayAppointment[], count: number, times: OpeningTimes): Overbooked[] {
  if (!isOpenOn(date, times)) return []
  const [opens, closes] = [minutesOf(opensOn(date, times)), minutesOf(closesOn(date, times))]
  const stays = appointments.filter(({ isGone }) => !isGone).map((car) => minutesOn(date, car))
  const changes = stays.flat().filter((at) => at > opens && at < closes)
  const moments = [...new Set([opens, ...changes, closes])].sort((a, b) => a - b)
  const found: Overbooked[] = []
  for (const [index, to] of moments.slice(1).entries()) {
    const from = moments[index] ?? to
    const cars = stays.filter(([start, end]) => start <= from && from < end).length
    const last = found.at(-1)
    if (cars <= count) continue
    if (last?.to === from && last.cars === cars) last.to = to
    else found.push({ from, to, cars })
  }
  return found
}
