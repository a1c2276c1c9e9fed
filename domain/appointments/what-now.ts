import type { Facts } from '../../workshop/facts.ts'
import type { Instant } from '../instant.ts'
import type { BayAppointment, Day } from './appointment.ts'

/** In the order in which they are shown: not here yet, here for longer than agreed, ready to be collected, unmarked since an earlier day. */
const kinds = ['arrival', 'work', 'collection', 'unmarked'] as const

type Windows = Pick<Facts, 'dropOffWindow'>

/** A car that somebody has to do something about. `since`: when it was due to come or leave, or has been ready. */
export type DueCar = { kind: (typeof kinds)[number]; car: BayAppointment; since: Instant }

/** Returns today's cars that are late or ready, and those that nobody marked on earlier days; within a kind, the longest first. */
export function whatNow({ cars, unmarked }: Pick<Day, 'cars' | 'unmarked'>, now: Instant, { dropOffWindow = 0 }: Windows): DueCar[] {
  const due = [
    ...cars.flatMap((car) => dueCar(car, now, dropOffWindow)),
    ...unmarked.map((car) => dueAs('unmarked', car, car.appointment.startsAt)),
  ]
  return due.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.since - other.since)
}

/** @param dropOffWindow minutes after its time until which a car isn't late */
function dueCar(car: BayAppointment, now: Instant, dropOffWindow: number): DueCar[] {
  const { state, startsAt, readyAt, since } = car.appointment
  if (car.isGone) return []
  const latest = startsAt + dropOffWindow * 60_000
  if (state === 'set' && latest <= now) return [dueAs('arrival', car, latest)]
  if (state === 'here' && readyAt <= now) return [dueAs('work', car, readyAt)]
  return state === 'ready' ? [dueAs('collection', car, since)] : []
}

function dueAs(kind: DueCar['kind'], car: BayAppointment, since: Instant): DueCar {
  return { kind, car, since }
}
