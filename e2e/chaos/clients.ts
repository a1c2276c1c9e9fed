import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import type { BookingAnswers } from '../../domain/enquiries/booking/booking.ts'

/** A booking that a client sends until it is acknowledged, and the responses. */
export type Submission = {
  answers: BookingAnswers
  /** The id in each success response; undefined if the connection broke after the status. */
  successes: (string | undefined)[]
  /** Statuses of failed attempts; 0 for a broken connection. */
  errorStatuses: number[]
}

export const clientCount = 50

/** Maximum number of posts of a client in a round. */
const mostPosts = 4

/** A client's post. `words`: length of the message, so that long ones fill several database pages. `pauseAfter`: milliseconds. */
export type PostPlan = { words: number; pauseAfter: number }

/** The posts of all clients in a round. */
export const postPlans: fc.Arbitrary<PostPlan[][]> = exactly(
  clientCount,
  exactly(mostPosts, fc.record({ words: fc.nat(799), pauseAfter: fc.nat(20) })),
)

function exactly<T>(length: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  return fc.array(arbitrary, { minLength: length, maxLength: length })
}

/** Milliseconds that the page waits for a response. */
const timeoutMs = 15_000

/** Creates the clients, which keep their bookings over all rounds. A booking that failed is sent again in a later round, as a visitor would. */
export function createClients() {
  const submissions: Submission[] = []
  const unacknowledged: Submission[] = []
  const stored: string[] = []
  let received = 0

  function next(words: number): Submission {
    const waiting = unacknowledged.shift()
    if (waiting) return waiting
    const number = submissions.length
    const message = `Begin ${number}. ${'brake '.repeat(words)}End ${number}.`
    const answers: BookingAnswers = {
      name: `Visitor ${number}`,
      email: `visitor-${number}@example.nz`,
      phone: `021 555 ${String(number % 10_000).padStart(4, '0')}`,
      plate: `A${String(number % 100_000)}`,
      service: 'Repair Services',
      message,
    }
    const submission: Submission = { answers, successes: [], errorStatuses: [] }
    submissions.push(submission)
    return submission
  }

  async function post(url: string, submission: Submission): Promise<void> {
    try {
      const response = await fetch(`${url}/dev/booking`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(submission.answers),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const body = await response.json().catch(() => undefined)
      if (response.ok) {
        received++
        if (body?.id) stored.push(body.id)
        return void submission.successes.push(body?.id)
      }
      submission.errorStatuses.push(response.status)
    } catch {
      submission.errorStatuses.push(0)
    }
    unacknowledged.push(submission)
  }

  async function runClient(url: string, plans: readonly PostPlan[], over: () => boolean): Promise<void> {
    for (const { words, pauseAfter } of plans) {
      if (over()) return
      await post(url, next(words))
      await wait(pauseAfter)
    }
  }

  return {
    submissions: submissions as readonly Submission[],
    /** The ids of stored bookings, for staff to take from. */
    stored,
    /** Number of success responses so far. */
    received: () => received,
    /** Runs a round with all clients concurrently. Resolves when all are done, soon after `over` returns true. */
    async send(url: string, plans: readonly PostPlan[][], over: () => boolean): Promise<void> {
      await Promise.all(plans.map((plansOfOne) => runClient(url, plansOfOne, over)))
    },
  }
}
