import type { FastifyInstance, FastifyRequest } from 'fastify'
import { enquiries } from '../../enquiries/enquiries.ts'
import { pathOf } from './path-of.ts'

const safe = ['GET', 'HEAD', 'OPTIONS']
const calls: readonly string[] = Object.values(enquiries).map(({ path }) => path)

export type OwnOriginOptions = {
  publicUrl: string
  /** Origins of pages that are hosted apart: they may make the two calls, and nothing else. */
  allowedOrigins: readonly string[]
}

/**
 * Lets only our own pages change something, and those whose origin is a setting. A browser says where a post comes from
 * by Origin, else by Sec-Fetch-Site; whoever says neither is no browser that another site could misuse.
 * Must stand before `answerUnmatched`, which answers OPTIONS otherwise.
 */
export function acceptOwnOriginOnly(app: FastifyInstance, { publicUrl, allowedOrigins }: OwnOriginOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    const allowed = origin !== undefined && allowedOrigins.includes(origin) && calls.includes(pathOf(request))
    if (allowedOrigins.length > 0 && calls.includes(pathOf(request))) reply.header('vary', 'Origin')
    // Never with credentials: nothing here knows any.
    if (allowed)
      reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', 'Retry-After, Confirmation-Mail')
    if (allowed && request.method === 'OPTIONS') {
      return reply
        .headers({
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'Content-Type, Form-Age, Idempotency-Key',
          'access-control-max-age': '7200',
        })
        .code(204)
        .send()
    }
    if (safe.includes(request.method) || allowed || isOurs(request, publicUrl)) return done()
    // An error, so that a person in front of a form gets a page and a program a problem.
    done(Object.assign(new Error('another origin'), { statusCode: 403 }))
  })
}

function isOurs({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  // No page can write Sec-Fetch-Site: it holds where an origin is hidden ('null'), or a proxy hides our own name from us.
  if (site === 'same-origin') return true
  if (origin === undefined) return site === undefined || site === 'none'
  // By host, since a proxy may speak https for us and PUBLIC_URL may name one of several.
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host)
}
