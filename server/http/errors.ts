import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '../../domain/enquiries/form-post.ts'
import { StoreUnavailable } from '../database/group-commit.ts'
import { safeError } from '../log.ts'
import { Busy } from './admission.ts'
import { sendProblem } from './problem.ts'

/** Seconds to wait before a retry when the store is unavailable, or the server busy. */
const retryAfter = 10

/** Sentences for people, by status. */
export const problemSentences: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  403: 'Requests from other websites are not accepted.',
  413: 'The request is too long.',
  415: 'The content type must be application/json.',
  429: `${refusals.tooMany} Please call us.`,
  500: 'Something went wrong here. Please call us instead.',
  503: 'Your enquiry could not be saved. Please try again shortly, or call us.',
}

/** Responds to errors with problem details (RFC 9457) without internals. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = reportError(error, request, reply)
    return sendProblem(reply, status, { detail: error instanceof Busy ? error.message : problemSentences[status] })
  })
}

/** Logs an error whose status is 500 or more, unless there were too many requests. Sets Retry-After for 503. Returns the status. */
export function reportError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): number {
  const code = (error as FastifyError).statusCode ?? 500
  const status = error instanceof StoreUnavailable ? 503 : code >= 400 ? code : 500
  if (status === 503) reply.header('retry-after', retryAfter)
  if (status >= 500 && !(error instanceof Busy)) request.log.error({ err: safeError(error) }, 'A request could not be answered.')
  return status
}
