import { closedBecause } from '../opening-hours/opening.ts'
import type { ClosedTime, Visit } from './appointment.ts'

type Times = Pick<Visit, 'date' | 'time' | 'readyDate' | 'readyTime'>

/**
 * Returns the times of a visit that are outside opening hours, with the reason.
 * @param before the visit before a change: times that stay the same have been confirmed already
 */
export function closedTimes(visit: Times, before?: Times): ClosedTime[] {
  const { date, time, readyDate, readyTime } = visit
  const isSame = (...names: (keyof Times)[]) => before !== undefined && names.every((name) => visit[name] === before[name])
  const dropOff = isSame('date', 'time') ? undefined : closedBecause(date, time)
  const ready = isSame('readyDate', 'readyTime') ? undefined : closedBecause(readyDate, readyTime, { untilClosing: true })
  return [
    ...(dropOff ? [{ of: 'drop-off', date, time, because: dropOff } as const] : []),
    ...(ready ? [{ of: 'ready', date: readyDate, time: readyTime, because: ready } as const] : []),
  ]
}
