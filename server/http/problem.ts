import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'

/** The optional members of our problem details (RFC 9457). */
export type ProblemDetails = {
  detail?: string
  /** A message for each invalid field. */
  errors?: Readonly<Record<string, string | undefined>>
}

/** Responds with problem details as JSON. */
export function sendProblem(reply: FastifyReply, status: number, details: ProblemDetails = {}): FastifyReply {
  const problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, ...details }
  // As bytes: Fastify would add a charset to text, which this media type doesn't define.
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(Buffer.from(JSON.stringify(problem)))
}
