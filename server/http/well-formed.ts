import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problem.ts'

/** A target in absolute form (RFC 9112, 3.2.2). */
const absolute = /^https?:\/\/([^/?#]*)\/?(.*)$/i

/**
 * Returns the path and query of a request. A target in absolute form loses its host, which `rejectMalformed` compares with the Host header.
 */
export function pathAndQuery({ url = '' }: IncomingMessage): string {
  return replaceNul(url.replace(absolute, '/$2'))
}

/**
 * Replaces NUL in a URL or a posted form by U+FFFD, as HTML does, so that no id has one: PostgreSQL doesn't accept it in a text, and a
 * query for it would fail instead of finding nothing.
 */
export function replaceNul(encoded: string): string {
  return encoded.replaceAll(/%00|\0/g, '%EF%BF%BD')
}

/**
 * Rejects requests that Node would accept, or respond to itself without our headers: without exactly one Host header (RFC 9112,
 * 3.2), for another host than it, with an unknown Expect (RFC 9110, 10.1.1), or with a compressed body, which this server never unpacks.
 */
export function rejectMalformed(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))

  app.addHook('onRequest', (request, reply, done) => {
    const { expect, 'content-encoding': coding } = request.headers
    if (!namesOneHost(request.raw)) return sendProblem(reply, 400, { detail: 'The request must have exactly one Host header.' })
    const target = absolute.exec(request.originalUrl)?.[1]
    if (target !== undefined && target.toLowerCase() !== request.headers.host?.toLowerCase()) {
      return sendProblem(reply, 400, { detail: 'The request must be for the host in its Host header.' })
    }
    if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
      return sendProblem(reply, 417, { detail: 'Only Expect: 100-continue is supported.' })
    }
    if (coding !== undefined && coding.toLowerCase() !== 'identity') {
      const detail = 'Send the body as it is, without Content-Encoding.'
      return sendProblem(reply.header('accept-encoding', 'identity'), 415, { detail })
    }
    done()
  })
}

/** Whether a request has exactly one Host header; HTTP/1.0 requests may have none. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}
