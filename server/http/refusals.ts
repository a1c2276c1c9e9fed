import type { FastifyInstance } from 'fastify'
import { senderOf } from '../store/sender-of.ts'

/** How many posts of one sender may break a rule, and in how many milliseconds: far more than a person corrects in a form. */
const most = 60
const within = 3_600_000
/** Senders that are counted at a time; above that the one whose count began first is forgotten. */
const largest = 10_000

/** Posts of each sender that were refused for their answers, in the memory of this process. */
export type Refusals = {
  count(address: string): void
  /** Seconds until the sender is heard again; absent: it is heard. */
  retryAfter(address: string): number | undefined
}

/** @param now milliseconds since any point of time */
export function countRefusals(now: () => number = () => performance.now()): Refusals {
  const senders = new Map<string, { since: number; refused: number }>()

  function current(sender: string) {
    const entry = senders.get(sender)
    if (entry && now() - entry.since < within) return entry
    senders.delete(sender)
    return undefined
  }

  return {
    count(address) {
      const sender = senderOf(address)
      const entry = current(sender)
      if (entry) return void entry.refused++
      const [first] = senders.keys()
      if (senders.size >= largest && first !== undefined) senders.delete(first)
      senders.set(sender, { since: now(), refused: 1 })
    },
    retryAfter(address) {
      const entry = current(senderOf(address))
      return entry && entry.refused >= most ? Math.ceil((entry.since + within - now()) / 1000) : undefined
    },
  }
}

/** Answers with 429, before a body is read, whoever had too many posts refused. For the routes that are registered in `app`. */
export function limitRefusals(app: FastifyInstance, refusals: Refusals): void {
  app.addHook('onRequest', (request, reply, done) => {
    const retryAfter = refusals.retryAfter(request.ip)
    if (retryAfter === undefined) return done()
    reply.header('retry-after', retryAfter)
    // An error, so that a person in front of a form gets a page and a program a problem.
    done(Object.assign(new Error('too many refused posts'), { statusCode: 429 }))
  })

  app.addHook('onSend', (request, reply, _body, done) => {
    if (reply.statusCode === 422) refusals.count(request.ip)
    done()
  })
}
