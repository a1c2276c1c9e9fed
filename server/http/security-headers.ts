import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Headers of every response. Pages override the Content-Security-Policy; everything else may load and run nothing, and can't be framed. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // With no-referrer, a no-JavaScript form post would send 'Origin: null'.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** A year, without includeSubDomains: the domain's other hosts may not support https. */
const httpsOnly = 'max-age=31536000'

const securityHeadersOverHttps = { ...securityHeaders, 'strict-transport-security': httpsOnly }

/** Sets the security headers on every response, errors included. */
export function sendSecurityHeaders(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply, publicUrl)
    done()
  })
}

/** Sets the headers on one response. Called directly only for responses that no hook sees. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  // `request.protocol` takes X-Forwarded-Proto of trusted proxies into account.
  const isHttps = publicUrl.startsWith('https:') || request.protocol === 'https'
  reply.headers(isHttps ? securityHeadersOverHttps : securityHeaders)
}
