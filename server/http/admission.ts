import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createLimiter, type Limiter, type LimiterOptions } from '../accounts/limiter.ts'
import { senderOf } from '../database/sender-of.ts'
import { pathOf } from './unmatched.ts'

/**
 * What may be in work at once. Each kind has its own places, so that none can take another's; files, which are in memory, need none.
 * Reasons for the numbers: docs/decisions/045-admission-control.md.
 */
const limits = {
  enquiry: { concurrency: 64, queueSize: 200, perSender: 100 },
  desk: { concurrency: 4, queueSize: 150, perSender: 60 },
  feed: { concurrency: 2, queueSize: 30, perSender: 15 },
  health: { concurrency: 2, queueSize: 20, perSender: 10 },
} as const satisfies Record<string, LimiterOptions>

/** Milliseconds that a request may wait. Visitors' pages give up after 15 seconds. */
const patience = 5000

export type RequestKind = keyof typeof limits

/** There is no place for the request. Nothing has been done with it. */
export class Busy extends Error {
  override name = 'Busy'
  readonly statusCode = 503
}

/**
 * Returns what a request needs a place as, or undefined for a file.
 * @param route the pattern of its route: a path can be spelt in several ways
 */
export function requestKind(method: string, route: string, path: string): RequestKind | undefined {
  if (route === '/healthz') return 'health'
  if (route === '/desk/assets/*') return undefined
  if (path.startsWith('/desk/feed/')) return 'feed'
  if (/^\/desk(?:[/.]|$)/.test(route)) return 'desk'
  return method === 'POST' ? 'enquiry' : undefined
}

/**
 * Bounds the requests in work, in all and for each sender, and refuses more with 503 and Retry-After, before their handlers start.
 * A request takes a place once its body has arrived, so that a slow sender holds none, and leaves it when its response is ready, so
 * that a slow reader holds none either. It starts in a later turn of the event loop.
 */
export function admitRequests(app: FastifyInstance): void {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([kind, options]) => [kind, createLimiter({ ...options, patience })]),
  ) as Record<RequestKind, Limiter>
  const inWork = new WeakMap<FastifyRequest, () => void>()

  app.addHook('preHandler', (request, reply, done) => {
    const kind = requestKind(request.method, request.routeOptions.url ?? '', pathOf(request))
    if (!kind) return done()
    const refuse = () => {
      reply.header('connection', 'close')
      done(new Busy('The server is busy. Please try again shortly, or call us.'))
    }
    const admit = () =>
      new Promise<void>((leave) => {
        inWork.set(request, leave)
        const start = kind === 'enquiry' ? setImmediate : startInTurn
        // By then, nobody may be waiting for the response any more.
        start(() => (reply.raw.destroyed ? refuse() : done()))
      })
    limiters[kind](admit, senderOf(request.ip)).catch(refuse)
  })

  app.addHook('onSend', (request, _reply, _body, done) => {
    inWork.get(request)?.()
    done()
  })
}

const starts: (() => void)[] = []

/**
 * Starts one request in each turn of the event loop. A turn reads requests first, so pages and enquiries don't wait for more than one of
 * these, although some of their handlers never yield: rendering a page of the desk takes 11 ms.
 */
function startInTurn(start: () => void): void {
  starts.push(start)
  if (starts.length === 1) setImmediate(startNext)
}

function startNext(): void {
  const start = starts.shift()
  if (starts.length > 0) setImmediate(startNext)
  start?.()
}
