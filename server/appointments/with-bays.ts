import type { BayVisit } from '../../domain/appointments/appointment.ts'
import type { Stay } from './stays.ts'

/**
 * Gives each car the first bay that is free when it arrives. A car that leaves early, or never comes, keeps its bay in this layout, so that
 * the others stay where they are. Only a car without a bay may take one that becomes free.
 * @param stays in order of start time
 */
export function withBays(stays: readonly Stay[], count: number): BayVisit[] {
  const freeFrom = Array.from({ length: count }, () => 0)
  const visits = stays.map((stay): BayVisit => {
    const free = freeFrom.findIndex((at) => at <= stay.visit.startsAt)
    if (free >= 0) freeFrom[free] = stay.leavesAt
    return { ...stay, bay: free >= 0 ? free + 1 : undefined }
  })
  // In order of departure, so that a later one doesn't displace a car that took an earlier one's bay.
  const left = new Set<BayVisit>()
  for (const visit of visits.filter(({ isGone }) => isGone).sort((one, other) => one.visit.since - other.visit.since)) {
    left.add(visit)
    for (const other of visits) if (other.bay === undefined && !left.has(other)) other.bay = bayIfFree(other, visit.bay, visits, left)
  }
  return visits
}

/** Returns the bay if it is free throughout a stay. */
function bayIfFree(
  { visit: { startsAt }, leavesAt }: BayVisit,
  bay: number | undefined,
  all: readonly BayVisit[],
  left: ReadonlySet<BayVisit>,
) {
  const others = all.filter((other) => other.visit.startsAt < leavesAt && startsAt < other.leavesAt)
  return others.some((other) => other.bay === bay && !left.has(other)) ? undefined : bay
}
