import { closedDays } from './closed-days.ts'
import { wallClockAt } from './dates.ts'

const today = wallClockAt(new Date()).date

/** The closed days that aren't over, in a bundle those that weren't over when it was built: browsers don't need the others. */
export const closedDaysAhead = closedDays.filter(({ to }) => to >= today)
