import type { OpeningTimes } from '../../workshop/facts.ts'
import { closedBecause } from '../opening-hours/opening.ts'
import type { Appointment, ClosedTime } from './appointment.ts'

type Times = Pick<Appointment, 'date' | 'time' | 'readyDate' | 'readyTime'>

/**
 * Returns the times of an appointment that are outside opening hours, with the reason.
 * @param before the appointment before a change: times that stay the same have been confirmed already
 */
export function closedTimes(appointment: Times, times: OpeningTimes, before?: Times): ClosedTime[] {
  const { date, time, readyDate, readyTime } = appointment
  const isSame = (...names: (keyof Times)[]) => before !== undefined && names.every((name) => appointment[name] === before[name])
  const dropOff = isSame('date', 'time') ? undefined : closedBecause(date, time, times)
  const ready = isSame('readyDate', 'readyTime') ? undefined : closedBecause(readyDate, readyTime, times, { untilClosing: true })
  return [
    ...(dropOff ? [{ of: 'drop-off', date, time, because: dropOff } as const] : []),
    ...(ready ? [{ of: 'ready', date: readyDate, time: readyTime, because: ready } as const] : []),
  ]
}
