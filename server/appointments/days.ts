import type { BayAppointment, Day, DayNote, Outage, Overbooked } from '../../domain/appointments/appointment.ts'
import { maxDaysHere } from '../../domain/appointments/appointment-form.ts'
import { closedOn, minutesOn, outageOn } from '../../domain/appointments/day.ts'
import { addDays, instantOf, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { minutesOf } from '../../domain/opening-hours/open-minutes.ts'
import { closesOn, isOpenOn, opensOn } from '../../domain/opening-hours/opening.ts'
import type { Facts, OpeningTimes } from '../../workshop/facts.ts'
import type { Store } from '../database/store.ts'
import { readDayNotes } from './day-notes.ts'
import { readOutages } from './outages.ts'
import { readAppointmentDetails, readStays } from './stays.ts'
import { withBays } from './with-bays.ts'

/** What is at the workshop on some days. */
type Found = Pick<Day, 'outages'> & { cars: readonly BayAppointment[]; notes: readonly DayNote[] }

/** Returns `count` days, beginning with a date. */
export async function readDays(store: Store, date: string, count: number): Promise<readonly Day[]> {
  // A car's bay depends on those that came before it, which may still be here.
  const facts = store.facts()
  const from = addDays(date, -maxDaysHere)
  const stays = await readStays(store, from, count + maxDaysHere)
  const outages = await readOutages(store.db, instantOf(from), instantOf(addDays(date, count)))
  const notes = await readDayNotes(store, date, addDays(date, count - 1))
  const found = { ...withBays(stays, outages, facts.bays), notes }
  const today = wallClockAt(new Date(store.now())).date
  return Array.from({ length: count }, (_, index) => dayOf(addDays(date, index), found, today, facts))
}

/** Returns a day, with the messages and notes for its printed sheet. */
export async function readDay(store: Store, date: string): Promise<Day> {
  const [day = dayOf(date, { cars: [], outages: [], notes: [] }, '', store.facts())] = await readDays(store, date, 1)
  const details = await readAppointmentDetails(
    store,
    day.cars.map(({ enquiry }) => enquiry),
  )
  return { ...day, cars: day.cars.map((car) => ({ ...car, ...details.get(car.enquiry) })) }
}

function dayOf(date: string, all: Found, today: string, facts: Facts): Day {
  const cars = all.cars.filter((car) => car.appointment.date <= date && lastDateOf(car) >= date)
  const isUnmarked = ({ isGone, appointment: { state, readyDate } }: BayAppointment) => !isGone && state === 'set' && readyDate < today
  // They may be here, so nobody knows which bay they have.
  const unmarked = date === today ? all.cars.filter(isUnmarked).map((car) => ({ ...car, bay: undefined })) : []
  const [start, end] = [instantOf(date), instantOf(addDays(date, 1))]
  const outages = all.outages.filter(({ startsAt, endsAt }) => startsAt < end && endsAt > start)
  return {
    date,
    cars,
    unmarked,
    overbooked: overbookedOn(date, { cars, outages }, facts.bays, facts),
    outages,
    notes: all.notes.filter((note) => note.date === date),
    closed: closedOn(date, facts),
  }
}

/** Returns the last date on which a car is shown: when it leaves, or when it left. */
function lastDateOf({ isGone, leavesAt, appointment: { date, readyDate, since, state } }: BayAppointment): string {
  if (!isGone) return wallClockAt(new Date(leavesAt)).date
  const left = wallClockAt(new Date(since)).date
  if (state === 'collected') return date > left ? date : left
  // One that never came, or came early, is shown on the day for which it was booked.
  return [date, left < readyDate ? left : readyDate].sort().at(-1) ?? readyDate
}

type Holders = { cars: readonly BayAppointment[]; outages: readonly Outage[] }

/** Returns the times in a day's opening hours with more cars than bays that can be used. */
export function overbookedOn(date: string, { cars, outages }: Holders, count: number, times: OpeningTimes): Overbooked[] {
  if (!isOpenOn(date, times)) return []
  const [opens, closes] = [minutesOf(opensOn(date, times)), minutesOf(closesOn(date, times))]
  const stays = cars.filter(({ isGone }) => !isGone).map((car) => minutesOn(date, car))
  const outOfUse = outages.map((outage) => outageOn(date, outage))
  const changes = [...stays, ...outOfUse].flat().filter((at) => at > opens && at < closes)
  const moments = [...new Set([opens, ...changes, closes])].sort((a, b) => a - b)
  const found: Overbooked[] = []
  for (const [index, to] of moments.slice(1).entries()) {
    const from = moments[index] ?? to
    const during = (spans: readonly [number, number][]) => spans.filter(([start, end]) => start <= from && from < end).length
    const [carsThen, bays] = [during(stays), Math.max(count - during(outOfUse), 0)]
    const last = found.at(-1)
    if (carsThen <= bays) continue
    if (last?.to === from && last.cars === carsThen && last.bays === bays) last.to = to
    else found.push({ from, to, cars: carsThen, bays })
  }
  return found
}
