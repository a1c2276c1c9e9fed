import { closedOn, minutesOn } from '../../desk/actions/day.ts'
import type { Day, Desk, Job, OverFull } from '../../desk/actions/desk.ts'
import { bays } from '../../workshop/bays.ts'
import { addDays } from '../../workshop/dates.ts'
import { hours } from '../../workshop/hours.ts'
import { minutesOf } from '../../workshop/open-minutes.ts'
import type { Stay } from '../store/stays.ts'
import type { EnquiryActions } from '../store/store.ts'

/** Days that a car stays at most: as far back, its bay depends on others. */
const longestStay = 21

/** Returns the use case that shows days with the cars that are there. */
export function daysWith(store: EnquiryActions): Desk['days'] {
  return async (date, count) => {
    const stays = await store.readStays(addDays(date, -longestStay), count + longestStay)
    const jobs = withBays(stays, bays)
    return Array.from({ length: count }, (_, index) => dayOf(addDays(date, index), jobs))
  }
}

/** Gives each car the first bay that is free when it comes. A car keeps its bay, and one that has left holds none. */
export function withBays(stays: readonly Stay[], count: number): Job[] {
  const freeFrom = Array.from({ length: count }, () => 0)
  return stays.map((stay) => {
    const { startsAt, readyAt } = stay.appointment
    const free = stay.isGone ? -1 : freeFrom.findIndex((at) => at <= startsAt)
    if (free >= 0) freeFrom[free] = readyAt
    return { ...stay, bay: free >= 0 ? free + 1 : undefined }
  })
}

function dayOf(date: string, all: readonly Job[]): Day {
  const jobs = all.filter(({ appointment }) => appointment.date <= date && appointment.readyDate >= date)
  return { date, jobs, overFull: overFullOn(date, jobs, bays), closed: closedOn(date) }
}

/** Returns when in the opening hours of a day more cars are there than bays. */
export function overFullOn(date: string, jobs: readonly Job[], count: number): OverFull[] {
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)]
  const stays = jobs.filter(({ isGone }) => !isGone).map(({ appointment }) => minutesOn(date, appointment))
  const changes = stays.flat().filter((at) => at > opens && at < closes)
  const moments = [...new Set([opens, ...changes, closes])].sort((a, b) => a - b)
  const found: OverFull[] = []
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
