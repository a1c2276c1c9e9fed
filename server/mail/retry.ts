import type { Recipient } from '../database/tables.ts'

const seconds = 1000
const hours = 3_600_000

/** The age at which an unsent email to a visitor is abandoned, in milliseconds. */
const maxAge = 72 * hours

/** Attempts that every email gets, so that none is abandoned just because the clock jumped ahead or the server was off for days. */
const minTries = 20

/** Unanswered attempts after which an email is abandoned: each may have delivered a copy. */
const unansweredTries = 5

/**
 * Returns how long to wait after a failed attempt, in milliseconds: 5 s, 10 s, 20 s … up to 200 s, so that everything is sent
 * within five minutes of a relay's recovery. Jitter shortens it by up to a quarter.
 * @param attempt counts from 1
 * @param random from 0 to 1
 */
export function retryDelay(attempt: number, random = Math.random()): number {
  const delay = Math.min(5 * seconds * 2 ** (Math.min(attempt, 20) - 1), 200 * seconds)
  return Math.round(delay * (1 - random / 4))
}

/**
 * Returns how long to wait after an unanswered attempt, in milliseconds: 1, 2, 4, 8 hours, then a day.
 * The relay may have accepted the email, and each further attempt may deliver another copy.
 * @param unanswered unanswered attempts so far, this one included
 */
export function unansweredDelay(unanswered: number): number {
  return unanswered < unansweredTries ? 2 ** (unanswered - 1) * hours : 24 * hours
}

/** Whether an email is abandoned after a failed attempt. The workshop's never is, because it carries the enquiry. */
export function shouldGiveUp(mail: { recipient: Recipient; attempt: number }, age: number, unanswered: number): boolean {
  if (mail.recipient === 'workshop') return false
  return unanswered >= unansweredTries || (age >= maxAge && mail.attempt >= minTries)
}
