import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { sha256 } from '../accounts/keys.ts'
import { readToken } from './desk-cookie.ts'
import { deskHeaders } from './desk-page.ts'
import { guardDesk } from './guard-desk.ts'
import type { Live } from './live.ts'
import type { Services } from './use-cases.ts'

const text = v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)), '')
const query = v.object({
  tab: text,
  enquiry: v.optional(text, ''),
  changeToken: v.optional(text, ''),
  others: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), '0'), '0'),
})

/** Milliseconds until a browser reconnects, and seconds until one that was refused may. */
const retry = 5000
const retryAfter = 30

/** Headers of a stream. Proxies must neither buffer nor transform it. */
const streamHeaders = {
  ...deskHeaders,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * `/desk/events` tells a page when something has changed: server-sent events that never say what. `/desk/waiting` says who is signed in and how many are waiting, as JSON. Pages
 * ask for both themselves, so neither counts as use of the session. 204 says that it has ended, and tells an EventSource not to reconnect.
 */
export function deskEvents(scope: FastifyInstance, { services, live }: { services: Services; live: Live }): void {
  const sessionOf = async (request: FastifyRequest) => {
    const token = readToken(request)
    const session = token === undefined ? undefined : await services.sessions.find(sha256(token), true)
    return token !== undefined && session && { hash: sha256(token), staff: session.staff }
  }

  scope.get('/desk/waiting', async (request, reply) => {
    const session = await sessionOf(request)
    reply.headers(deskHeaders)
    if (!session) return reply.code(204).send()
    const { waiting } = await guardDesk(services, { role: session.staff.role, isConfirmed: false }).desk.waiting()
    return reply.send({ staff: session.staff.id, waiting })
  })

  scope.addHook('preClose', () => live.stop())

  // HEAD would open a stream that nobody reads.
  scope.get('/desk/events', { exposeHeadRoute: false }, async (request, reply) => {
    const session = await sessionOf(request)
    if (!session) return reply.code(204).headers(deskHeaders).send()
    const { tab, enquiry, changeToken, others } = v.parse(query, request.query)
    const lastSeen = request.headers['last-event-id']
    const stream = new PassThrough()
    // A page that doesn't read gets no more: it isn't told what has changed, so it misses nothing.
    const write = (text: string) => void (stream.writableNeedDrain || stream.write(text))
    const opened = live.open(
      {
        tab,
        session: session.hash,
        staff: session.staff.id,
        enquiry: enquiry || undefined,
        changeToken: typeof lastSeen === 'string' ? lastSeen : changeToken,
        others: Number(others),
      },
      {
        changed: (newToken) => write(`id: ${newToken}\ndata: changed\n\n`),
        heartbeat: () => write(':\n\n'),
        end: () => stream.end(),
      },
    )
    if (opened.outcome === 'full') return reply.code(503).headers(deskHeaders).header('retry-after', retryAfter).send()
    reply.raw.once('close', opened.close)
    write(`retry: ${retry}\n\n`)
    return reply.headers(streamHeaders).send(stream)
  })
}
