import type { Job } from '../../desk/actions/desk.ts'
import type { Stay } from '../store/stays.ts'

/**
 * Gives each car the first bay that is free when it arrives. A car that leaves early, or never comes, keeps its bay in this layout, so that
 * the others stay where they are. Only a car without a bay may take one that becomes free.
 * @param stays by their start
 */
export function withBays(stays: readonly Stay[], count: number): Job[] {
  const freeFrom = Array.from({ length: count }, () => 0)
  const jobs = stays.map((stay): Job => {
    const free = freeFrom.findIndex((at) => at <= stay.appointment.startsAt)
    if (free >= 0) freeFrom[free] = stay.appointment.readyAt
    return { ...stay, bay: free >= 0 ? free + 1 : undefined }
  })
  // In order of departure, so that a later one doesn't displace a car that took an earlier one's bay.
  const left = new Set<Job>()
  for (const job of jobs.filter(({ isGone }) => isGone).sort((one, other) => one.appointment.since - other.appointment.since)) {
    left.add(job)
    for (const other of jobs) if (other.bay === undefined && !left.has(other)) other.bay = leftBay(other, job.bay, jobs, left)
  }
  return jobs
}

/** Returns the bay if it is free throughout a stay. */
function leftBay({ appointment: { startsAt, readyAt } }: Job, bay: number | undefined, all: readonly Job[], left: ReadonlySet<Job>) {
  const others = all.filter(({ appointment: other }) => other.startsAt < readyAt && startsAt < other.readyAt)
  return others.some((other) => other.bay === bay && !left.has(other)) ? undefined : bay
}
