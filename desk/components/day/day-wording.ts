import type { BayAppointment, Day } from '../../../domain/appointments/appointment.ts'
import { minutesOn } from '../../../domain/appointments/day.ts'
import { dropOffTime } from '../../../domain/appointments/drop-off.ts'
import type { DueCar } from '../../../domain/appointments/what-now.ts'
import type { Instant } from '../../../domain/instant.ts'
import { shortDayAndMonth, wallClockAt, weekdayNames, weekdayOf } from '../../../domain/opening-hours/dates.ts'
import { minutesOf, timeOf } from '../../../domain/opening-hours/open-minutes.ts'
import { formatTime, spansOn } from '../../../domain/opening-hours/opening.ts'
import type { Facts, OpeningTimes } from '../../../workshop/facts.ts'
import { duration, sinceWhen } from '../../when.ts'

/** Returns why a day is closed: 'Closed for Easter', 'Closed on Saturdays'; undefined when it isn't. */
export function closedLine({ date, closed }: Day): string | undefined {
  if (closed === undefined) return undefined
  return closed ? `Closed for ${closed}` : `Closed on ${weekdayNames[weekdayOf(date)]}s`
}

/** Returns the hours that a day's chart shows, in minutes since midnight: when we're open, or the longest of the usual hours on a day off. */
export function hoursShown(date: string, times: OpeningTimes): [opens: number, closes: number] {
  const open = spansOn(date, times)
  const spans = open.length > 0 ? open : times.hours.flat()
  if (spans.length === 0) return [0, 24 * 60]
  return [Math.min(...spans.map(({ opens }) => minutesOf(opens))), Math.max(...spans.map(({ closes }) => minutesOf(closes)))]
}

/** Returns when there are too many cars: '10.00am to 12.00pm: 4 cars for 3 bays'. */
export function overbookedLines({ overbooked }: Day): string[] {
  return overbooked.map(
    ({ from, to, cars, bays }) =>
      `${formatTime(timeOf(from))} to ${formatTime(timeOf(to))}: ${count(cars, 'car')} for ${count(bays, 'bay')}`,
  )
}

/** Returns '1 bay', '2 bays' or 'no bays'. */
function count(number: number, word: string): string {
  return `${number || 'no'} ${word}${number === 1 ? '' : 's'}`
}

/**
 * Returns when a car is here on a day: '8.30am to 4.00pm', 'from 8.30am', 'between 8.30am and 9.30am, until 4.00pm', 'all day', 'until 10.00am'; afterwards when it was due: 'was due out Tue
 * 9 Mar', or 'booked for Tue 9 Mar' if nobody said that it came.
 */
export function stayOn(
  date: string,
  { date: first, time, readyDate, readyTime, state }: BayAppointment['appointment'],
  facts: Facts,
): string {
  if (readyDate < date) return state === 'set' ? `booked for ${shortDayAndMonth(first)}` : `was due out ${shortDayAndMonth(readyDate)}`
  if (first === date && facts.dropOffWindow)
    return `${dropOffTime({ date, time }, facts)}${readyDate === date ? `, until ${formatTime(readyTime)}` : ''}`
  if (first === date && readyDate === date) return `${formatTime(time)} to ${formatTime(readyTime)}`
  if (first === date) return `from ${formatTime(time)}`
  return readyDate === date ? `until ${formatTime(readyTime)}` : 'all day'
}

/** Returns a car's bay: 'Bay 2', or 'No bay free' when there are too many cars. '' once it has left, or if it has to move between bays. */
export function bayOf(car: BayAppointment, day: Day): string {
  if (isTooMany(car, day)) return 'No bay free'
  return car.bay && !car.isGone ? `Bay\u00a0${car.bay}` : ''
}

/** Whether a car has no bay because there are too many. */
export function isTooMany(car: BayAppointment, { date, overbooked }: Day): boolean {
  const [start, end] = minutesOn(date, car)
  return !car.bay && !car.isGone && overbooked.some(({ from, to }) => from < end && start < to)
}

/** Returns how many cars come or stay on these days, without those that never came: '1 car', '2 cars' or 'No cars'. */
export function carsIn(days: readonly Day[]): string {
  const { size } = new Set(days.flatMap(({ cars }) => cars.filter(comes).map(({ appointment }) => appointment.id)))
  return size === 0 ? 'No cars' : size === 1 ? '1 car' : `${size} cars`
}

/** Counts a day's cars by state: '2 to come, 1 here, 1 ready'; '' while all are to come. */
export function tally({ cars }: Day): string {
  const counts = tallied.map(
    ([state, words]) => [cars.filter((car) => comes(car) && car.appointment.state === state).length, words] as const,
  )
  const said = counts.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : []))
  return said.length === 1 && cars.some((car) => comes(car) && car.appointment.state === 'set') ? '' : said.join(', ')
}

const tallied = [
  ['set', 'to come'],
  ['here', 'here'],
  ['ready', 'ready'],
  ['collected', 'collected'],
] as const

/** Whether a car came or is still to come. No-shows didn't, nor did cars that were still expected when their enquiry was closed. */
export function comes({ isGone, appointment: { state } }: BayAppointment): boolean {
  return state !== 'no-show' && !(isGone && state === 'set')
}

/** Returns how late a car is: 'Due 8.30am, 25 min late', 'Was due out Thu 26 Nov', 'Ready since 3.10pm', 'Booked for Thu 26 Nov. Did it come?'. */
export function lateLine({ kind, car: { appointment }, since }: DueCar, now: Instant): string {
  const { date, time, readyDate, readyTime, startsAt } = appointment
  if (kind === 'unmarked') return `Booked for ${shortDayAndMonth(date)}. Did it come?`
  if (kind === 'collection') return `Ready since ${sinceWhen(since, now)}`
  // With a drop-off window, it's due by its end.
  const arrival = since === startsAt ? (['Due', date, time] as const) : (['Due by', date, wallClockAt(new Date(since)).time] as const)
  const [name, on, at] = kind === 'arrival' ? arrival : (['Was due out', readyDate, readyTime] as const)
  if (on !== wallClockAt(new Date(now)).date) return `${name} ${shortDayAndMonth(on)}`
  const minutes = Math.floor((now - since) / 60_000)
  return `${name} ${formatTime(at)}${minutes < 1 ? '' : `, ${duration(minutes)} late`}`
}
