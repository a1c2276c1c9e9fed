import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { enquiries } from '../../enquiries/enquiries.ts'
import type { Receive } from '../../enquiries/receive.ts'
import { sendProblem } from './problem.ts'

/** The largest body, in bytes. */
const largest = 16 * 1024

/** The two calls that the pages make: JSON in; 201 for a new enquiry, 200 for a repeated one, 422 for one that breaks a rule. */
export async function enquiryRoutes(app: FastifyInstance, { receive, limit }: { receive: Receive; limit: onRequestAsyncHookHandler[] }) {
  app.removeContentTypeParser('text/plain')
  for (const { kind, path } of Object.values(enquiries)) {
    app.post(path, { bodyLimit: largest, onRequest: limit }, async (request, reply) => {
      const received = await receive(kind, request.body)
      if (received.outcome === 'refused') {
        return sendProblem(reply, 422, { detail: 'Some answers are missing or wrong.', errors: received.faults })
      }
      request.log.info({ enquiry: received.id, outcome: received.outcome }, 'enquiry')
      return reply
        .code(received.outcome === 'kept' ? 201 : 200)
        .header('cache-control', 'no-store')
        .send({ id: received.id })
    })
  }
}
