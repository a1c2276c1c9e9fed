import type { FastifyInstance, FastifyRequest } from 'fastify'
import { enquiries } from '../../enquiries/enquiries.ts'
import type { Arrival, Receive } from '../../enquiries/receive.ts'
import { arrivedFrom } from './arrival.ts'
import { details } from './errors.ts'
import { sendProblem } from './problem.ts'
import { limitRefusals, type Refusals } from './refusals.ts'

/** The largest body, in bytes: the longest answers in a script whose letters take three bytes each, such as Chinese, fit. */
const largest = 24 * 1024

/** `refusals`: absent when nobody counts. */
export type EnquiryRoutesOptions = { receive: Receive; refusals?: Refusals | undefined }

/**
 * The two calls that the pages make: JSON in; 201 for a new enquiry, 200 for a repeated one, 422 for one that breaks a rule,
 * 429 above a limit. `Confirmation-Mail` says whether one goes to the visitor.
 */
export async function enquiryRoutes(app: FastifyInstance, { receive, refusals }: EnquiryRoutesOptions) {
  if (refusals) limitRefusals(app, refusals)
  app.removeContentTypeParser('text/plain')
  for (const { kind, path } of Object.values(enquiries)) {
    app.post(path, { bodyLimit: largest }, async (request, reply) => {
      const received = await receive(kind, request.body, arrivalOf(request))
      if (received.outcome === 'refused') {
        return sendProblem(reply, 422, { detail: 'Some answers are missing or wrong.', errors: received.faults })
      }
      if (received.outcome === 'limited') {
        return sendProblem(reply.header('retry-after', received.retryAfter), 429, { detail: details[429] })
      }
      request.log.info({ enquiry: received.id, outcome: received.outcome }, 'enquiry')
      return reply
        .code(received.outcome === 'kept' ? 201 : 200)
        .header('cache-control', 'no-store')
        .header('confirmation-mail', received.confirmation ? 'yes' : 'no')
        .send({ id: received.id })
    })
  }
}

function arrivalOf(request: FastifyRequest): Arrival {
  const { 'form-age': age, 'idempotency-key': key } = request.headers
  return {
    ...arrivedFrom(request),
    by: 'page',
    pageAge: typeof age === 'string' && /^\d{1,12}$/.test(age) ? Number(age) : undefined,
    idempotencyKey: typeof key === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(key) ? key : undefined,
  }
}
