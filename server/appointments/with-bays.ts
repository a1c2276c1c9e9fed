import type { BayAppointment, Day, Outage } from '../../domain/appointments/appointment.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Stay } from './stays.ts'

/** A car or an outage in a bay. `leftAt`: of a car that has left or never came. `bayFrom`: of an outage whose bay a car is in when it begins. */
type Held = {
  startsAt: Instant
  endsAt: Instant
  leftAt?: Instant | undefined
  bay?: number | undefined
  bayFrom?: Instant | undefined
}

/**
 * Gives each car the first bay that is free when it arrives, and each outage the last, or, if none is free, the next that becomes free. A car that
 * leaves early, or never comes, keeps its bay in this layout, so that the others stay where they are. Only a car without a bay, or an outage that
 * waits for one, may take one that somebody left.
 */
export function withBays(
  stays: readonly Stay[],
  outages: readonly Outage[],
  count: number,
): { cars: BayAppointment[]; outages: Day['outages'] } {
  const cars = stays.map((stay): Held => {
    const { startsAt, since } = stay.appointment
    return { startsAt, endsAt: stay.leavesAt, leftAt: stay.isGone ? since : undefined }
  })
  const closed = outages.map(({ startsAt, endsAt }): Held => ({ startsAt, endsAt }))
  const all = [...cars, ...closed].sort((one, other) => one.startsAt - other.startsAt)
  const freeFrom = Array.from({ length: count }, () => 0)
  for (const held of all) {
    const isFree = (at: Instant) => at <= held.startsAt
    const isOutage = closed.includes(held)
    let free = isOutage ? freeFrom.findLastIndex(isFree) : freeFrom.findIndex(isFree)
    const next = Math.min(...freeFrom)
    if (free < 0 && isOutage && next < held.endsAt) {
      free = freeFrom.lastIndexOf(next)
      held.bayFrom = next
    }
    if (free < 0) continue
    freeFrom[free] = held.endsAt
    held.bay = free + 1
  }
  // In order of departure, so that a later one doesn't displace a car that took an earlier one's bay.
  const left = new Set<Held>()
  for (const gone of cars.filter(({ leftAt }) => leftAt !== undefined).sort((one, other) => (one.leftAt ?? 0) - (other.leftAt ?? 0))) {
    left.add(gone)
    for (const held of all) {
      const waits = held.bay === undefined || held.bayFrom !== undefined
      if (waits && !left.has(held) && isBayFree(held, gone.bay, all, left)) {
        held.bay = gone.bay
        held.bayFrom = undefined
      }
    }
  }
  return {
    cars: stays.map((stay, index) => ({ ...stay, bay: cars[index]?.bay })),
    outages: outages.map((outage, index) => ({ ...outage, bay: closed[index]?.bay, bayFrom: closed[index]?.bayFrom })),
  }
}

/** Whether a bay is free throughout a stay or an outage. */
function isBayFree(held: Held, bay: number | undefined, all: readonly Held[], left: ReadonlySet<Held>): boolean {
  const overlaps = ({ startsAt, bayFrom = startsAt, endsAt }: Held) => bayFrom < held.endsAt && held.startsAt < endsAt
  return bay !== undefined && !all.some((other) => other !== held && other.bay === bay && !left.has(other) && overlaps(other))
}
