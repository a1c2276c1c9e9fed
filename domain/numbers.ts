/**
 * What came in and what became of it. `from`, `to`: the first and last dates. `bookings`, `messages`: enquiries of visitors; `jobs`: written down at the
 * desk. `minutesToAnswer`: the median in opening hours of those of visitors that have been answered. `booked`: of the enquiries received then. `came`,
 * `noShow`: of the appointments of these dates.
 */
export type PeriodNumbers = {
  from: string
  to: string
  bookings: number
  messages: number
  jobs: number
  minutesToAnswer?: number | undefined
  booked: number
  came: number
  noShow: number
}

/** Enquiries that asked for a service, and how many of them were booked. */
export type ServiceNumbers = { service: string; enquiries: number; booked: number }

/** Newest first; the services of all these months, most wanted first. */
export type Numbers = { weeks: readonly PeriodNumbers[]; months: readonly PeriodNumbers[]; services: readonly ServiceNumbers[] }

/** Whether a car came to its appointment, as far as somebody has marked it. */
export const cameStates = ['here', 'ready', 'collected'] as const
