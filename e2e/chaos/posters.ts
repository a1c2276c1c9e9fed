import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import type { BookingAnswers } from '../../enquiries/booking/booking.ts'

/** One booking that somebody sends until it is received, and what they heard. */
export type Sending = {
  answers: BookingAnswers
  /** The ids that came with success, one for each time; undefined where the connection broke after the status. */
  successes: (string | undefined)[]
  /** Answers that were no success, by status; 0 is a connection that broke. */
  refusals: number[]
}

export const posters = 50

/** What one person sends in one round at most. */
const mostPosts = 4

/** One post of a person. `words`: of the message, up to the longest, so that some fill several pages of the database. */
export type PostPlan = { words: number; pauseAfter: number }

/** What fifty people send in one round. */
export const postPlans: fc.Arbitrary<PostPlan[][]> = exactly(
  posters,
  exactly(mostPosts, fc.record({ words: fc.nat(799), pauseAfter: fc.nat(20) })),
)

function exactly<T>(length: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  return fc.array(arbitrary, { minLength: length, maxLength: length })
}

/** Milliseconds that a page waits for an answer. */
const patience = 15_000

/** The bookings of all posters, over all rounds. Whoever got no success sends the same again in the next round, as visitors do. */
export function createPosters() {
  const sendings: Sending[] = []
  const unanswered: Sending[] = []
  let received = 0

  function next(words: number): Sending {
    const waiting = unanswered.shift()
    if (waiting) return waiting
    const number = sendings.length
    const message = `Begin ${number}. ${'brake '.repeat(words)}End ${number}.`
    const answers: BookingAnswers = {
      name: `Visitor ${number}`,
      email: `visitor-${number}@example.nz`,
      phone: `021 555 ${String(number % 10_000).padStart(4, '0')}`,
      plate: `A${String(number % 100_000)}`,
      service: 'Repair Services',
      message,
    }
    const sending: Sending = { answers, successes: [], refusals: [] }
    sendings.push(sending)
    return sending
  }

  async function post(url: string, sending: Sending): Promise<void> {
    try {
      const answer = await fetch(`${url}/dev/booking`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sending.answers),
        signal: AbortSignal.timeout(patience),
      })
      const body = await answer.json().catch(() => undefined)
      if (answer.ok) {
        received++
        return void sending.successes.push(body?.id)
      }
      sending.refusals.push(answer.status)
    } catch {
      sending.refusals.push(0)
    }
    unanswered.push(sending)
  }

  async function poster(url: string, plans: readonly PostPlan[], over: () => boolean): Promise<void> {
    for (const { words, pauseAfter } of plans) {
      if (over()) return
      await post(url, next(words))
      await wait(pauseAfter)
    }
  }

  return {
    sendings: sendings as readonly Sending[],
    /** How often somebody read of success so far. */
    received: () => received,
    /** Fifty people send at once; resolves when all are done, which is soon after `over` holds. */
    async send(url: string, plans: readonly PostPlan[][], over: () => boolean): Promise<void> {
      await Promise.all(plans.map((plansOfOne) => poster(url, plansOfOne, over)))
    },
  }
}
