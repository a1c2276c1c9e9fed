import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeError } from '../log.ts'
import { StoreUnavailable } from '../store/group-commit.ts'
import { sendProblem } from './problem.ts'

/** Seconds after which it is worth trying again when the store was away. */
const retryAfter = 10

/** What people read beside a status. */
export const details: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  403: 'This is taken from our own pages only.',
  413: 'That is too long.',
  415: 'This call takes application/json.',
  429: "We've had a lot of messages from your connection today. Please call us.",
  500: 'Something went wrong here. Please call us instead.',
  503: 'Your enquiry could not be kept. Please try again shortly, or call us.',
}

/** What goes wrong, answered as a problem that tells nothing of the inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error, request, reply)
    return sendProblem(reply, status, { detail: details[status] })
  })
}

/** The status that an error stands for; what is our own fault is logged, and a store that was away sets Retry-After. */
export function statusOf(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): number {
  const given = (error as FastifyError).statusCode ?? 500
  const status = error instanceof StoreUnavailable ? 503 : given >= 400 ? given : 500
  if (status === 503) reply.header('retry-after', retryAfter)
  if (status >= 500) request.log.error({ err: safeError(error) }, 'A request could not be answered.')
  return status
}
