import { closedDays } from '../../workshop/closed-days.ts'
import { wallClockAt } from './dates.ts'

const today = wallClockAt(new Date()).date

/** The closed days that aren't over: in a bundle, as of build time, because browsers don't need past ones. */
export const closedDaysAhead = closedDays.filter(({ to }) => to >= today)
