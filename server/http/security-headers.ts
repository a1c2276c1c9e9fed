import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What every answer says, whatever answers. A page brings a Content-Security-Policy of its own; elsewhere nothing may run, load or frame. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // For browsers that don't know frame-ancestors.
  'x-frame-options': 'DENY',
  // The native post of our own form must bring its Origin, which no-referrer would take away.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** A year, for this host alone: the domain's other names are not ours to promise for. */
const httpsOnly = 'max-age=31536000'

const securityHeadersOverHttps = { ...securityHeaders, 'strict-transport-security': httpsOnly }

export function headersFor(https: boolean): Readonly<Record<string, string>> {
  return https ? securityHeadersOverHttps : securityHeaders
}

/** Gives every answer its headers, those of faults included. */
export function sendSecurityHeaders(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply, publicUrl)
    done()
  })
}

/** For answers that are given before any hook runs. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  // The protocol is https as well when a proxy that is trusted says so.
  reply.headers(headersFor(publicUrl.startsWith('https:') || request.protocol === 'https'))
}
