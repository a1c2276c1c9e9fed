const seconds = 1000
const hours = 3_600_000

/** A mail that has not left by then is given up, in milliseconds after it came to be owed. */
export const giveUpAfter = 72 * hours

/**
 * How long to wait after a try that failed, in milliseconds: 5 s, 10 s, 20 s … up to 200 s, so that everything leaves
 * within five minutes of a relay's recovery, also what was just being tried. Up to a quarter less, so that mails that failed together part.
 * @param attempt counts from 1
 * @param random from 0 to 1
 */
export function retryDelay(attempt: number, random = Math.random()): number {
  const delay = Math.min(5 * seconds * 2 ** (Math.min(attempt, 20) - 1), 200 * seconds)
  return Math.round(delay * (1 - random / 4))
}
