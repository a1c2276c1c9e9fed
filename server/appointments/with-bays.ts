import type { BayAppointment } from '../../domain/appointments/appointment.ts'
import type { Stay } from './stays.ts'

/**
 * Gives each car the first bay that is free when it arrives. A car that leaves early, or never comes, keeps its bay in this layout, so that
 * the others stay where they are. Only a car without a bay may take one that becomes free.
 * @param stays in order of start time
 */
export function withBays(stays: readonly Stay[], count: number): BayAppointment[] {
  const freeFrom = Array.from({ length: count }, () => 0)
  const appointments = stays.map((stay): BayAppointment => {
    const free = freeFrom.findIndex((at) => at <= stay.appointment.startsAt)
    if (free >= 0) freeFrom[free] = stay.leavesAt
    return { ...stay, bay: free >= 0 ? free + 1 : undefined }
  })
  // In order of departure, so that a later one doesn't displace a car that took an earlier one's bay.
  const left = new Set<BayAppointment>()
  for (const appointment of appointments
    .filter(({ isGone }) => isGone)
    .sort((one, other) => one.appointment.since - other.appointment.since)) {
    left.add(appointment)
    for (const other of appointments)
      if (other.bay === undefined && !left.has(other)) other.bay = bayIfFree(other, appointment.bay, appointments, left)
  }
  return appointments
}

/** Returns the bay if it is free throughout a stay. */
function bayIfFree(
  { appointment: { startsAt }, leavesAt }: BayAppointment,
  bay: number | undefined,
  all: readonly BayAppointment[],
  left: ReadonlySet<BayAppointment>,
) {
  const others = all.filter((other) => other.appointment.startsAt < leavesAt && startsAt < other.leavesAt)
  return others.some((other) => other.bay === bay && !left.has(other)) ? undefined : bay
}
