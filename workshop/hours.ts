/** The opening hours: the same on every day that the workshop opens. Times are New Zealand wall-clock time. */
export type Hours = {
  /** 0 is Sunday, 6 is Saturday. */
  days: readonly number[]
  /** 'HH:MM', 24 hours. */
  opens: string
  closes: string
}

export const hours: Hours = { days: [0, 1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' }

/** The hours as shown, in the wording of the specification. */
export const hoursLine = 'Sun - Fri, 8.00am - 6.00pm'

/** Sums up workshop/closed-days.ts in words that are true on any day. A placeholder, like those. */
export const holidaysLine = 'Closed on public holidays and over Christmas'
