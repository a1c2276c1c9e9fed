import type { FastifyInstance } from 'fastify'
import { senderOf } from '../database/sender-of.ts'

/** Invalid posts that one sender may make within a period of milliseconds: far more than a person needs to correct a form. */
const maxInvalidPosts = 60
const period = 3_600_000
/** Bounds memory: above this, the sender whose period began first is dropped. */
const maxSenders = 10_000

/** Counts invalid posts by sender, in this process's memory. */
export type InvalidPostCounter = {
  count(address: string): void
  /** Seconds until the sender may post again; undefined when it may. */
  retryAfter(address: string): number | undefined
}

/** @param now monotonic milliseconds */
export function countInvalidPosts(now: () => number = () => performance.now()): InvalidPostCounter {
  const senders = new Map<string, { since: number; count: number }>()

  function current(sender: string) {
    const entry = senders.get(sender)
    if (entry && now() - entry.since < period) return entry
    senders.delete(sender)
    return undefined
  }

  return {
    count(address) {
      const sender = senderOf(address)
      const entry = current(sender)
      if (entry) return void entry.count++
      const [first] = senders.keys()
      if (senders.size >= maxSenders && first !== undefined) senders.delete(first)
      senders.set(sender, { since: now(), count: 1 })
    },
    retryAfter(address) {
      const entry = current(senderOf(address))
      return entry && entry.count >= maxInvalidPosts ? Math.ceil((entry.since + period - now()) / 1000) : undefined
    },
  }
}

/** Refuses senders with too many invalid posts with 429 before the body is read, on the routes registered in `app`. */
export function limitInvalidPosts(app: FastifyInstance, invalidPosts: InvalidPostCounter): void {
  app.addHook('onRequest', (request, reply, done) => {
    const retryAfter = invalidPosts.retryAfter(request.ip)
    if (retryAfter === undefined) return done()
    reply.header('retry-after', retryAfter)
    // Passed on as an error, so that form posts get a page and the endpoints JSON.
    done(Object.assign(new Error('The sender made too many invalid posts.'), { statusCode: 429 }))
  })

  app.addHook('onSend', (request, reply, _body, done) => {
    if (reply.statusCode === 422) invalidPosts.count(request.ip)
    done()
  })
}
