import { bays } from '../../../workshop/bays.ts'
import { weekdayNames, weekdayOf } from '../../../workshop/dates.ts'
import { formatTime } from '../../../workshop/opening.ts'
import type { Day, Job } from '../../actions/desk.ts'

/** Returns why a day is closed: 'Closed for Easter', 'Closed on Saturdays'; undefined when it isn't. */
export function closedLine({ date, closed }: Day): string | undefined {
  if (closed === undefined) return undefined
  return closed ? `Closed for ${closed}` : `Closed on ${weekdayNames[weekdayOf(date)]}s`
}

/** Returns when there are too many cars: '10.00am to 12.00pm: 4 cars for 3 bays'. */
export function overFullLines({ overFull }: Day): string[] {
  return overFull.map(({ from, to, cars }) => `${timeOf(from)} to ${timeOf(to)}: ${cars} cars for ${bays} bays`)
}

/** Returns when a car is here on a day: '8.30am to 4.00pm', 'from 8.30am', 'all day', 'until 10.00am'. */
export function stayOn(date: string, { date: first, time, readyDate, readyTime }: Job['appointment']): string {
  if (first === date && readyDate === date) return `${formatTime(time)} to ${formatTime(readyTime)}`
  if (first === date) return `from ${formatTime(time)}`
  return readyDate === date ? `until ${formatTime(readyTime)}` : 'all day'
}

/** Returns where a car stands: 'Bay 2'; 'No bay free' when there are too many, and '' once it has left. */
export function bayOf({ bay, isGone }: Job): string {
  return bay ? `Bay\u00a0${bay}` : isGone ? '' : 'No bay free'
}

/** Returns how many cars come or stay on these days: '1 car', '2 cars' or 'No cars'. */
export function carsIn(days: readonly Day[]): string {
  const { size } = new Set(days.flatMap(({ jobs }) => jobs.map(({ appointment }) => appointment.id)))
  return size === 0 ? 'No cars' : size === 1 ? '1 car' : `${size} cars`
}

function timeOf(minutes: number): string {
  return formatTime(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`)
}
