import type { Job } from '../../desk/actions/desk.ts'
import type { Stay } from '../store/stays.ts'

/**
 * Gives each car the first bay that is free when it comes. One that leaves early, or never comes, keeps its place in this, so that no other car
 * is drawn in another bay because of it. Only a car that found no bay free then gets the one that was left.
 * @param stays by their start
 */
export function withBays(stays: readonly Stay[], count: number): Job[] {
  const freeFrom = Array.from({ length: count }, () => 0)
  const jobs = stays.map((stay): Job => {
    const free = freeFrom.findIndex((at) => at <= stay.appointment.startsAt)
    if (free >= 0) freeFrom[free] = stay.appointment.readyAt
    return { ...stay, bay: free >= 0 ? free + 1 : undefined }
  })
  // One departure after the other, so that a later one doesn't move who has taken an earlier one's bay.
  const left = new Set<Job>()
  for (const job of jobs.filter(({ isGone }) => isGone).sort((one, other) => one.appointment.since - other.appointment.since)) {
    left.add(job)
    for (const other of jobs) if (other.bay === undefined && !left.has(other)) other.bay = leftBay(other, job.bay, jobs, left)
  }
  return jobs
}

/** Returns the bay if nobody else is in it during a stay. */
function leftBay({ appointment: { startsAt, readyAt } }: Job, bay: number | undefined, all: readonly Job[], left: ReadonlySet<Job>) {
  const others = all.filter(({ appointment: other }) => other.startsAt < readyAt && startsAt < other.readyAt)
  return others.some((other) => other.bay === bay && !left.has(other)) ? undefined : bay
}
