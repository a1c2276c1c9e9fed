import type { FastifyInstance, FastifyRequest } from 'fastify'
import { enquiries } from '../../domain/enquiries/enquiries.ts'
import { pathOf } from './unmatched.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']
const endpoints: readonly string[] = Object.values(enquiries).map(({ path }) => path)

type OwnOriginOptions = {
  publicUrl: string
  /** Origins of pages hosted elsewhere, which may post to the two JSON endpoints and nothing else. */
  allowedOrigins: readonly string[]
}

/**
 * Accepts unsafe methods only from our own pages and from allowed origins, as CSRF protection and CORS. Browsers send
 * Origin or Sec-Fetch-Site with a post; a client that sends neither is a program or a very old browser.
 * Must be registered before `handleUnmatched`, which would respond to OPTIONS.
 */
export function acceptOwnOriginOnly(app: FastifyInstance, { publicUrl, allowedOrigins }: OwnOriginOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    const allowed = origin !== undefined && allowedOrigins.includes(origin) && endpoints.includes(pathOf(request))
    if (allowedOrigins.length > 0 && endpoints.includes(pathOf(request))) reply.header('vary', 'Origin')
    // No Access-Control-Allow-Credentials: these endpoints use none.
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
    if (safeMethods.includes(request.method) || allowed || isOurs(request, publicUrl)) return done()
    // Passed on as an error, so that form posts get a page and the endpoints JSON.
    done(Object.assign(new Error('The request came from another origin.'), { statusCode: 403 }))
  })
}

/**
 * Accepts unsafe methods only from the request's own origin, scheme included, or from PUBLIC_URL: a page that was tampered with over http must
 * not be able to use a session. For routes that require https, in addition to `acceptOwnOriginOnly`.
 */
export function acceptSameOriginOnly(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', ({ method, headers, protocol, host }, _reply, done) => {
    const { origin, 'sec-fetch-site': site } = headers
    const isSame = site === 'same-origin' || origin === undefined || origin === publicUrl || origin === `${protocol}://${host}`
    if (safeMethods.includes(method) || isSame) return done()
    done(Object.assign(new Error('The request came from another origin.'), { statusCode: 403 }))
  })
}

function isOurs({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  // Pages can't set Sec-Fetch-Site, so it is reliable even when Origin is 'null' or a proxy changes our host name.
  if (site === 'same-origin') return true
  if (origin === undefined) return site === undefined || site === 'none'
  // Compares hosts, since a proxy may terminate TLS and PUBLIC_URL may be one of several names.
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host)
}
