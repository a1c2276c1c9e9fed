import type { Recipient } from '../store/tables.ts'

const seconds = 1000
const hours = 3_600_000

/** A confirmation that has not left by then is given up, in milliseconds after it came to be owed. */
const confirmationAge = 72 * hours

/** Tries that a confirmation gets in any case: a clock that jumps ahead, or a server that was off for days, gives up nothing. */
const confirmationTries = 20

/** Tries after which nobody knows whether the relay took the mail: so many copies may have arrived. */
const unansweredTries = 5

/**
 * How long to wait after a try that failed, in milliseconds: 5 s, 10 s, 20 s … up to 200 s, so that everything leaves
 * within five minutes of a relay's recovery. Up to a quarter less, so that mails that failed together spread out.
 * @param attempt counts from 1
 * @param random from 0 to 1
 */
export function retryDelay(attempt: number, random = Math.random()): number {
  const delay = Math.min(5 * seconds * 2 ** (Math.min(attempt, 20) - 1), 200 * seconds)
  return Math.round(delay * (1 - random / 4))
}

/**
 * How long to wait after a try without an answer to the whole mail, in milliseconds: 1, 2, 4, 8 hours, then a day.
 * The relay may have taken it, and each further try may bring the reader one more copy.
 * @param unanswered such tries so far, this one included
 */
export function unansweredDelay(unanswered: number): number {
  return unanswered < unansweredTries ? 2 ** (unanswered - 1) * hours : 24 * hours
}

/** Whether a mail is given up after a try that failed. The workshop's mail never is: it is the enquiry. */
export function givenUp(mail: { recipient: Recipient; attempt: number }, age: number, unanswered: number): boolean {
  if (mail.recipient === 'workshop') return false
  return unanswered >= unansweredTries || (age >= confirmationAge && mail.attempt >= confirmationTries)
}
