const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number; over: boolean }

/** Returns the time left from `now` to `target`, both in epoch milliseconds. Once the target has passed, every unit is 0. */
export function timeLeft(target: number, now: number): TimeLeft {
  const left = Math.max(0, target - now)
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
    over: left === 0,
  }
}
