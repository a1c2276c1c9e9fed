import { type ClosedDays, closedDays } from '../../workshop/closed-days.ts'
import { hours } from '../../workshop/hours.ts'
import { addDays, dayAndMonth, shortDate, shortDayAndMonth, wallClockAt, weekdayNames, weekdayOf } from './dates.ts'

/** `opens`: the next date on which it opens. `reason`: why closed days keep it closed until then. */
export type Opening = { open: true } | { open: false; today: string; opens: string; reason: string | undefined }

/** Returns whether the workshop is open at a moment, and if not, when it opens next. */
export function openingAt(moment: Date, closed: readonly ClosedDays[] = closedDays): Opening {
  const { date: today, time } = wallClockAt(moment)
  if (isOpenOn(today, closed) && time >= hours.opens && time < hours.closes) return { open: true }
  const next = time < hours.opens ? today : addDays(today, 1)
  const opens = openDayFrom(next, closed)
  let closure = closureOn(today, closed)
  for (let date = next; date < opens; date = addDays(date, 1)) closure ??= closureOn(date, closed)
  return { open: false, today, opens, reason: closure?.reason }
}

/** Returns the first open day on or after `date`. */
export function openDayFrom(date: string, closed: readonly ClosedDays[] = closedDays): string {
  let opens = date
  // Bounded, in case it never opens again.
  for (let days = 0; days < 366 && !isOpenOn(opens, closed); days++) opens = addDays(opens, 1)
  return opens
}

export function isOpenOn(date: string, closed: readonly ClosedDays[]): boolean {
  return isWorkday(date) && !closureOn(date, closed)
}

/**
 * Returns why nobody is here at a date and time, as a sentence; undefined when we're open.
 * @param options.untilClosing counts closing time itself as open: somebody can still pick up a car then
 */
export function closedBecause(
  date: string,
  time: string,
  { untilClosing = false, closed = closedDays }: { untilClosing?: boolean; closed?: readonly ClosedDays[] } = {},
): string | undefined {
  const closure = closureOn(date, closed)
  if (closure) return `We’re closed for ${closure.reason} until ${dayAndMonth(openDayFrom(date, closed))}.`
  if (!isWorkday(date)) return `We’re closed on ${weekdayNames[weekdayOf(date)]}s.`
  if (time < hours.opens) return `We open at ${formatTime(hours.opens)}.`
  if (time < hours.closes || (untilClosing && time === hours.closes)) return undefined
  return `We close at ${formatTime(hours.closes)}.`
}

/** Returns the opening line in parts: 'Open now, until 6.00pm', or 'Closed', ' for Easter', ', opens Tuesday 8.00am'. */
export function openingLineParts(moment: Date, closed?: readonly ClosedDays[]): readonly string[] {
  const opening = openingAt(moment, closed)
  if (opening.open) return [`Open now, until ${formatTime(hours.closes)}`]
  const { today, opens, reason } = opening
  const day = opens === today ? 'today' : opens < addDays(today, 7) ? weekdayNames[weekdayOf(opens)] : shortDayAndMonth(opens)
  return ['Closed', reason ? ` for ${reason}` : '', `, opens ${day} ${formatTime(hours.opens)}`]
}

/** Returns 'closed for Easter until Tuesday 30 March', for use in a sentence; undefined unless closed days delay the next opening. */
export function closedUntil(moment: Date, closed?: readonly ClosedDays[]): string | undefined {
  const opening = openingAt(moment, closed)
  return opening.open || !opening.reason ? undefined : `closed for ${opening.reason} until ${dayAndMonth(opening.opens)}`
}

/** Days before closed days on which the notice first appears. */
const noticeDays = 14

/** Returns the notice of closed days that start soon or have started; undefined when there are none. */
export function closingNotice(moment: Date, closed: readonly ClosedDays[] = closedDays): string | undefined {
  const { date: today } = wallClockAt(moment)
  // A holiday on a Saturday needs no notice.
  const next = closed.find((each) => each.to >= today && hasWorkday(each))
  if (!next || next.from > addDays(today, noticeDays)) return undefined
  const { from, reason } = next
  const opening = openingAt(moment, closed)
  if (from <= today && !opening.open) return `We’re closed for ${reason} until ${shortDayAndMonth(opening.opens)}`
  return `We’re closed for ${reason}, ${daysOf(next)}`
}

/** Returns the next closed days that aren't over, such as '25 Dec to 5 Jan, the Christmas break'. A holiday on a Saturday isn't among them. */
export function closedDaysNext(count: number, moment: Date, closed: readonly ClosedDays[] = closedDays): string[] {
  const { date: today } = wallClockAt(moment)
  const next = closed.filter((each) => each.to >= today && hasWorkday(each)).slice(0, count)
  return next.map((each) => `${daysOf(each)}, ${each.reason}`)
}

function daysOf({ from, to }: ClosedDays): string {
  const short = (date: string) => shortDate(date).slice(0, -5)
  return from === to ? shortDayAndMonth(from) : `${short(from)} to ${short(to)}`
}

export function isWorkday(date: string): boolean {
  return hours.days.includes(weekdayOf(date))
}

function hasWorkday({ from, to }: Omit<ClosedDays, 'reason'>): boolean {
  return isWorkday(from) || (from < to && hasWorkday({ from: addDays(from, 1), to }))
}

export function closureOn(date: string, closed: readonly ClosedDays[]): ClosedDays | undefined {
  return closed.find(({ from, to }) => from <= date && date <= to)
}

/** Formats '18:00' as '6.00pm'. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}.${String(minute).padStart(2, '0')}${hour < 12 ? 'am' : 'pm'}`
}
