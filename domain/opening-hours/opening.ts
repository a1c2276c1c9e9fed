import type { DayHours, OpeningTimes, Span, SpecialDays } from '../../workshop/facts.ts'
import { addDays, dayAndMonth, shortDate, shortDayAndMonth, wallClockAt, weekdayNames, weekdayOf } from './dates.ts'

/** `closes`: when it closes. `opens`, `at`: the date and time at which it opens next. `reason`: why special days keep it closed until then. */
export type Opening = { open: true; closes: string } | { open: false; today: string; opens: string; at: string; reason: string | undefined }

/** Returns whether the workshop is open at a moment, and if not, when it opens next. */
export function openingAt(moment: Date, times: OpeningTimes): Opening {
  const { date: today, time } = wallClockAt(moment)
  const now = spansOn(today, times).find(({ opens, closes }) => opens <= time && time < closes)
  if (now) return { open: true, closes: now.closes }
  const later = spansOn(today, times).find(({ opens }) => time < opens)
  if (later) return { open: false, today, opens: today, at: later.opens, reason: undefined }
  const opens = openDayFrom(addDays(today, 1), times)
  let closure = closureOn(today, times)
  for (let date = addDays(today, 1); date < opens; date = addDays(date, 1)) closure ??= closureOn(date, times)
  return { open: false, today, opens, at: opensOn(opens, times), reason: closure?.reason }
}

/** Returns the hours of a date, which may be special. */
export function spansOn(date: string, times: OpeningTimes): DayHours {
  const special = specialOn(date, times)
  return special ? (special.hours ?? []) : usualSpansOn(date, times)
}

function usualSpansOn(date: string, { hours }: OpeningTimes): DayHours {
  return hours[weekdayOf(date)] ?? []
}

/** Returns when it first opens on a date; '00:00' on one on which it doesn't. */
export function opensOn(date: string, times: OpeningTimes): string {
  return spansOn(date, times)[0]?.opens ?? '00:00'
}

/** Returns when it closes for the day on a date; '23:59' on one on which it doesn't open. */
export function closesOn(date: string, times: OpeningTimes): string {
  return spansOn(date, times).at(-1)?.closes ?? '23:59'
}

/** Returns the first open day on or after `date`. */
export function openDayFrom(date: string, times: OpeningTimes): string {
  let opens = date
  // Bounded, in case it never opens again.
  for (let days = 0; days < 366 && !isOpenOn(opens, times); days++) opens = addDays(opens, 1)
  return opens
}

export function isOpenOn(date: string, times: OpeningTimes): boolean {
  return spansOn(date, times).length > 0
}

/**
 * Returns why nobody is here at a date and time, as a sentence; undefined when we're open.
 * @param options.untilClosing counts closing time itself as open: somebody can still pick up a car then
 */
export function closedBecause(date: string, time: string, times: OpeningTimes, { untilClosing = false } = {}): string | undefined {
  const closure = closureOn(date, times)
  if (closure) return `We’re closed for ${closure.reason} until ${dayAndMonth(openDayFrom(date, times))}.`
  const spans = spansOn(date, times)
  if (spans.length === 0) return `We’re closed on ${weekdayNames[weekdayOf(date)]}s.`
  if (spans.some(({ opens, closes }) => opens <= time && (time < closes || (untilClosing && time === closes)))) return undefined
  const next = spans.find(({ opens }) => time < opens)
  return next ? `We open at ${formatTime(next.opens)}.` : `We close at ${formatTime(closesOn(date, times))}.`
}

/** Returns the opening line in parts: 'Open now, until 6.00pm', or 'Closed', ' for Easter', ', opens Tuesday 8.00am'. */
export function openingLineParts(moment: Date, times: OpeningTimes): readonly string[] {
  const opening = openingAt(moment, times)
  if (opening.open) return [`Open now, until ${formatTime(opening.closes)}`]
  const { today, opens, at, reason } = opening
  const day = opens === today ? 'today' : opens < addDays(today, 7) ? weekdayNames[weekdayOf(opens)] : shortDayAndMonth(opens)
  return ['Closed', reason ? ` for ${reason}` : '', `, opens ${day} ${formatTime(at)}`]
}

/** Returns 'closed for Easter until Tuesday 30 March', for use in a sentence; undefined unless special days delay the next opening. */
export function closedUntil(moment: Date, times: OpeningTimes): string | undefined {
  const opening = openingAt(moment, times)
  return opening.open || !opening.reason ? undefined : `closed for ${opening.reason} until ${dayAndMonth(opening.opens)}`
}

/** Days before special days on which the notice first appears. */
const noticeDays = 14

/** Returns the notice of special days that start soon or have started; undefined when there are none. */
export function closingNotice(moment: Date, times: OpeningTimes): string | undefined {
  const { date: today } = wallClockAt(moment)
  const next = specialDaysFrom(today, times)[0]
  if (!next || next.from > addDays(today, noticeDays)) return undefined
  const { from, reason, hours } = next
  if (hours) return `We’re open ${hours.map(formatSpan).join(' and ')} for ${reason}, ${daysOf(next)}`
  const opening = openingAt(moment, times)
  if (from <= today && !opening.open) return `We’re closed for ${reason} until ${shortDayAndMonth(opening.opens)}`
  return `We’re closed for ${reason}, ${daysOf(next)}`
}

/** Returns the next special days that aren't over, such as '25 Dec to 5 Jan, the Christmas break'. A holiday on a Saturday isn't among them. */
export function specialDaysNext(count: number, moment: Date, times: OpeningTimes): string[] {
  const next = specialDaysFrom(wallClockAt(moment).date, times).slice(0, count)
  return next.map((each) => `${daysOf(each)}, ${[each.reason, ...(each.hours ?? []).map(formatSpan)].join(', ')}`)
}

/** Returns the special days that aren't over and change anything: a holiday on a Saturday, when it never opens, needs no notice. */
function specialDaysFrom(today: string, times: OpeningTimes): SpecialDays[] {
  return times.specialDays.filter((each) => each.to >= today && (each.hours || hasWorkday(each, times)))
}

function daysOf({ from, to }: SpecialDays): string {
  const short = (date: string) => shortDate(date).slice(0, -5)
  return from === to ? shortDayAndMonth(from) : `${short(from)} to ${short(to)}`
}

/** Whether it usually opens on one of these days. */
function hasWorkday({ from, to }: Pick<SpecialDays, 'from' | 'to'>, times: OpeningTimes): boolean {
  return usualSpansOn(from, times).length > 0 || (from < to && hasWorkday({ from: addDays(from, 1), to }, times))
}

function specialOn(date: string, { specialDays }: OpeningTimes): SpecialDays | undefined {
  return specialDays.find(({ from, to }) => from <= date && date <= to)
}

/** Returns the special days that keep it closed on a date. */
export function closureOn(date: string, times: OpeningTimes): SpecialDays | undefined {
  const special = specialOn(date, times)
  return special?.hours ? undefined : special
}

/** Formats hours as '8.00am - 6.00pm'. */
export function formatSpan({ opens, closes }: Span): string {
  return `${formatTime(opens)} - ${formatTime(closes)}`
}

/** Formats '18:00' as '6.00pm'. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}.${String(minute).padStart(2, '0')}${hour < 12 ? 'am' : 'pm'}`
}
