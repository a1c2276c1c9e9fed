import type { Instant } from '../instant.ts'
import type { BayAppointment, Day } from './appointment.ts'
import { type DropOffTimes, lateFrom } from './drop-off.ts'

/** In the order in which they are shown: not here yet, here for longer than agreed, ready to be collected, unmarked since an earlier day. */
const kinds = ['arrival', 'work', 'collection', 'unmarked'] as const

/** A car that somebody has to do something about. `since`: when it was due to come or leave, or has been ready. */
export type DueCar = { kind: (typeof kinds)[number]; car: BayAppointment; since: Instant }

/** Returns today's cars that are late or ready, and those that nobody marked on earlier days; within a kind, the longest first. */
export function whatNow({ cars, unmarked }: Pick<Day, 'cars' | 'unmarked'>, now: Instant, times: DropOffTimes): DueCar[] {
  const due = [
    ...cars.flatMap((car) => dueCar(car, now, times)),
    ...unmarked.map((car) => dueAs('unmarked', car, car.appointment.startsAt)),
  ]
  return due.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.since - other.since)
}

function dueCar(car: BayAppointment, now: Instant, times: DropOffTimes): DueCar[] {
  const { state, readyAt, since } = car.appointment
  if (car.isGone) return []
  const latest = lateFrom(car.appointment, times)
  if (state === 'set' && latest <= now) return [dueAs('arrival', car, latest)]
  if (state === 'here' && readyAt <= now) return [dueAs('work', car, readyAt)]
  return state === 'ready' ? [dueAs('collection', car, since)] : []
}

function dueAs(kind: DueCar['kind'], car: BayAppointment, since: Instant): DueCar {
  return { kind, car, since }
}
