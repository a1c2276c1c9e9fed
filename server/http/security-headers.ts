import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** For every answer that brings no policy of its own: nothing may run, load or frame. */
const nothingAllowed = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } }

export async function securityHeaders(app: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: nothingAllowed,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // Only this host: the domain's other names are not ours to promise for.
    hsts: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
}
