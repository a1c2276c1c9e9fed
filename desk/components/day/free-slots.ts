import type { Day } from '../../../domain/appointments/appointment.ts'
import { minutesOn, outageOn } from '../../../domain/appointments/day.ts'
import { minutesOf } from '../../../domain/opening-hours/open-minutes.ts'
import { spansOn } from '../../../domain/opening-hours/opening.ts'
import type { Facts } from '../../../workshop/facts.ts'

/** Minutes: of an hour, of the shortest slot, and between the times at which the first can begin. */
const [hour, shortest, step] = [60, 55, 15]

/** A free time of a bay, in minutes since midnight. `isFirst`: no earlier bay has one that begins then. */
export type Slot = { bay: number; from: number; to: number; isFirst: boolean }

/**
 * Returns the free hours of each bay while we're open, by bay.
 * @param earliest minutes since midnight, at which the first may begin
 */
export function freeSlots(day: Day, facts: Facts, earliest: number): Slot[] {
  const begun = new Set<number>()
  return Array.from({ length: facts.bays }, (_, index) => index + 1).flatMap((bay) => {
    const cars = day.cars.filter((car) => car.bay === bay && !car.isGone).map((car) => minutesOn(day.date, car))
    const outages = day.outages.filter((outage) => outage.bay === bay).map((outage) => outageOn(day.date, outage))
    const taken = [...cars, ...outages].sort(([one], [other]) => one - other)
    return spansOn(day.date, facts).flatMap(({ opens, closes }) => {
      const slots: Slot[] = []
      let from = Math.max(minutesOf(opens), earliest)
      for (const [start, end] of [...taken, [minutesOf(closes), minutesOf(closes)] as const]) {
        for (const [begins, ends] of hoursIn(from, Math.min(start, minutesOf(closes)))) {
          slots.push({ bay, from: begins, to: ends, isFirst: !begun.has(begins) })
          begun.add(begins)
        }
        from = Math.max(from, end)
      }
      return slots
    })
  })
}

/** Divides a gap at the full hours. It begins at a quarter hour, and what would be too short belongs to the slot before or after. */
function hoursIn(from: number, to: number): [from: number, to: number][] {
  const hours: [number, number][] = []
  let begins = Math.ceil(from / step) * step
  while (to - begins >= shortest) {
    const full = Math.ceil((begins + shortest) / hour) * hour
    const ends = to - full < shortest ? to : full
    hours.push([begins, ends])
    begins = ends
  }
  return hours
}
