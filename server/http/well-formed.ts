import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problem.ts'

/**
 * Refuses what Node would answer by itself and without our headers, or let pass: a request for no host or for two (RFC 9112,
 * 3.2), an expectation that is not ours to meet (RFC 9110, 10.1.1), and a compressed body, which is never unpacked here.
 */
export function refuseMalformed(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))

  app.addHook('onRequest', (request, reply, done) => {
    const { expect, 'content-encoding': coding } = request.headers
    if (!namesOneHost(request.raw)) return sendProblem(reply, 400, { detail: 'A request must name one host.' })
    if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
      return sendProblem(reply, 417, { detail: 'Only Expect: 100-continue is understood.' })
    }
    if (coding !== undefined && coding.toLowerCase() !== 'identity') {
      const detail = 'Send the body as it is, without Content-Encoding.'
      return sendProblem(reply.header('accept-encoding', 'identity'), 415, { detail })
    }
    done()
  })
}

/** Whether a request names the host that it is for, and names it once; those of HTTP/1.0 need not. */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}
