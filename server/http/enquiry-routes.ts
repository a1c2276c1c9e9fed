import type { FastifyInstance, FastifyRequest } from 'fastify'
import { enquiries } from '../../enquiries/enquiries.ts'
import type { Arrival, Receive } from '../../enquiries/receive.ts'
import { details } from './errors.ts'
import { sendProblem } from './problem.ts'
import { limitRefusals, type Refusals } from './refusals.ts'

/** Bytes. Fits the longest answers in a script with three bytes a character, such as Chinese. */
const bodyLimit = 24 * 1024

/** `refusals`: absent without rate limiting. */
export type EnquiryRoutesOptions = { receive: Receive; refusals?: Refusals | undefined }

/**
 * The two JSON endpoints: 201 for a new enquiry, 200 for a repeated one, 422 for an invalid one, 429 above a limit.
 * The Confirmation-Mail header says whether the visitor gets one.
 */
export async function enquiryRoutes(app: FastifyInstance, { receive, refusals }: EnquiryRoutesOptions) {
  if (refusals) limitRefusals(app, refusals)
  app.removeContentTypeParser('text/plain')
  for (const { kind, path } of Object.values(enquiries)) {
    app.post(path, { bodyLimit }, async (request, reply) => {
      const received = await receive(kind, request.body, arrivalOf(request))
      if (received.outcome === 'refused') {
        return sendProblem(reply, 422, { detail: 'Some answers are missing or wrong.', errors: received.fieldErrors })
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

/** Returns what any request tells about its client. */
export function clientOf(request: FastifyRequest): Pick<Arrival, 'address' | 'browser'> {
  return { address: request.ip, browser: request.headers['user-agent']?.startsWith('Mozilla/') ?? false }
}

function arrivalOf(request: FastifyRequest): Arrival {
  const { 'form-age': age, 'idempotency-key': key } = request.headers
  return {
    ...clientOf(request),
    by: 'page',
    pageAge: typeof age === 'string' && /^\d{1,12}$/.test(age) ? Number(age) : undefined,
    idempotencyKey: typeof key === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(key) ? key : undefined,
  }
}
