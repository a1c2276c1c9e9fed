import type { BookableService } from './bookable-services.ts'

/** The bounds of an appointment's minutes. */
export const shortestAppointment = 15
export const longestAppointment = 600

/** Returns the errors in the bays and the usual minutes, one sentence each. */
export function checkBays(bays: number, services: readonly Pick<BookableService, 'name' | 'minutes'>[]): string[] {
  return [
    ...(Number.isInteger(bays) && bays > 0 ? [] : [`workshop/bays.ts: there can't be ${bays} bays.`]),
    ...services.flatMap(({ name, minutes }) => {
      const fits = Number.isInteger(minutes) && minutes >= shortestAppointment && minutes <= longestAppointment
      const range = `a whole number from ${shortestAppointment} to ${longestAppointment}`
      return fits ? [] : [`workshop/bookable-services.ts: '${name}' takes ${minutes} minutes, which isn't ${range}.`]
    }),
  ]
}
