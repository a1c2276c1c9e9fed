import { closedOn, minutesOn } from '../../desk/actions/day.ts'
import type { BayVisit, Day, Desk, Overbooked } from '../../desk/actions/desk.ts'
import { maxDaysHere } from '../../desk/actions/visit.ts'
import { bays } from '../../workshop/bays.ts'
import { addDays, wallClockAt } from '../../workshop/dates.ts'
import { hours } from '../../workshop/hours.ts'
import { minutesOf } from '../../workshop/open-minutes.ts'
import type { DeskStore } from '../store/store.ts'
import { withBays } from './with-bays.ts'

/** Returns the use cases that read days with their cars. */
export function createDayUseCases(store: DeskStore): Pick<Desk, 'day' | 'days'> {
  const days: Desk['days'] = async (date, count) => {
    // A car's bay depends on those that came before it, which may still be here.
    const stays = await store.readStays(addDays(date, -maxDaysHere), count + maxDaysHere)
    const visits = withBays(stays, bays)
    return Array.from({ length: count }, (_, index) => dayOf(addDays(date, index), visits))
  }
  return {
    days,
    async day(date) {
      const [day = dayOf(date, [])] = await days(date, 1)
      const details = await store.readVisitDetails(day.cars.map(({ enquiry }) => enquiry))
      return { ...day, cars: day.cars.map((car) => ({ ...car, ...details.get(car.enquiry) })) }
    },
  }
}

function dayOf(date: string, all: readonly BayVisit[]): Day {
  const cars = all.filter((car) => car.visit.date <= date && lastDateOf(car) >= date)
  return { date, cars, overbooked: overbookedOn(date, cars, bays), closed: closedOn(date) }
}

/** Returns the last date on which a car is shown, which is earlier than planned if it left early. */
function lastDateOf({ isGone, visit: { date, readyDate, since } }: BayVisit): string {
  if (!isGone) return readyDate
  const left = wallClockAt(new Date(since)).date
  // One that never came, or came early, is shown on the day for which it was booked.
  return [date, left < readyDate ? left : readyDate].sort().at(-1) ?? readyDate
}

/** Returns the times in a day's opening hours with more cars than bays. */
export function overbookedOn(date: string, visits: readonly BayVisit[], count: number): Overbooked[] {
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)]
  const stays = visits.filter(({ isGone }) => !isGone).map(({ visit }) => minutesOn(date, visit))
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
