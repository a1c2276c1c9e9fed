import type { Day } from '../../../domain/appointments/appointment.ts'
import { minutesOn } from '../../../domain/appointments/day.ts'
import type { Facts } from '../../../workshop/facts.ts'
import { hoursShown } from './day-wording.ts'

/** In px: an hour, and the names of the bays above the hours. */
const hour = 48
export const head = 26

/** The range that is drawn, in minutes since midnight, and the number of columns. `extra`: those of cars without a bay, by their appointments. */
export type Scale = { top: number; bottom: number; columns: number; extra: ReadonlyMap<string, number> }

/** Returns how a day's hours are drawn. Cars without a bay that are here at the same time have a column each. */
export function scaleOf({ date, cars }: Day, facts: Facts): Scale {
  const [opens, closes] = hoursShown(date, facts)
  const extra = new Map<string, number>()
  const freeFrom: number[] = []
  for (const car of cars.filter(({ bay, isGone }) => !bay && !isGone)) {
    const [start, end] = minutesOn(date, car)
    const free = freeFrom.findIndex((at) => at <= start)
    const place = free < 0 ? freeFrom.length : free
    freeFrom[place] = end
    extra.set(car.appointment.id, facts.bays + place + 1)
  }
  return { top: Math.floor(opens / 60) * 60, bottom: Math.ceil(closes / 60) * 60, columns: facts.bays + freeFrom.length, extra }
}

/** Returns the hours that are drawn, without the end of the last. */
export function hoursOf({ top, bottom }: Scale): number[] {
  return Array.from({ length: (bottom - top) / 60 }, (_, index) => top + index * 60)
}

/** Returns where a time is drawn, in px from the top. */
export function yAt(minutes: number, { top, bottom }: Scale): number {
  return head + ((Math.min(Math.max(minutes, top), bottom) - top) * hour) / 60
}
