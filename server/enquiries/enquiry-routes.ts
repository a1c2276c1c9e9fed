import type { FastifyInstance, FastifyRequest } from 'fastify'
import { enquiries } from '../../domain/enquiries/enquiries.ts'
import type { Receive, SubmissionInfo } from '../../domain/enquiries/receive.ts'
import { problemSentences } from '../http/errors.ts'
import { sendProblem } from '../http/problem.ts'
import { type InvalidPostCounter, limitInvalidPosts } from './invalid-post-limit.ts'

/** Bytes. Fits the longest answers in a script with three bytes a character, such as Chinese. */
const bodyLimit = 24 * 1024

/** `invalidPosts`: absent without rate limiting. */
type EnquiryRoutesOptions = { receive: Receive; invalidPosts?: InvalidPostCounter | undefined }

/**
 * The two JSON endpoints: 201 for a new enquiry, 200 for a duplicate, 422 for an invalid one, 429 above a limit.
 * The Confirmation-Mail header says whether the visitor gets one.
 */
export async function enquiryRoutes(app: FastifyInstance, { receive, invalidPosts }: EnquiryRoutesOptions) {
  if (invalidPosts) limitInvalidPosts(app, invalidPosts)
  app.removeContentTypeParser('text/plain')
  for (const { kind, path } of Object.values(enquiries)) {
    app.post(path, { bodyLimit }, async (request, reply) => {
      const received = await receive(kind, request.body, submissionInfoOf(request))
      if (received.outcome === 'invalid') {
        return sendProblem(reply, 422, { detail: 'Some answers are missing or wrong.', errors: received.fieldErrors })
      }
      if (received.outcome === 'limited') {
        return sendProblem(reply.header('retry-after', received.retryAfter), 429, { detail: problemSentences[429] })
      }
      request.log.info({ enquiry: received.id, outcome: received.outcome }, 'enquiry')
      return reply
        .code(received.outcome === 'stored' ? 201 : 200)
        .header('cache-control', 'no-store')
        .header('confirmation-mail', received.confirmation ? 'yes' : 'no')
        .send({ id: received.id })
    })
  }
}

function submissionInfoOf(request: FastifyRequest): SubmissionInfo {
  const { 'form-age': age, 'idempotency-key': key } = request.headers
  return {
    address: request.ip,
    pageAge: typeof age === 'string' && /^\d{1,12}$/.test(age) ? Number(age) : undefined,
    idempotencyKey: typeof key === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(key) ? key : undefined,
  }
}
