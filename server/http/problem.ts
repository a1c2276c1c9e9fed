import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'

/** What an answer in the form of RFC 9457 says beside its status and title. */
export type ProblemDetails = {
  detail?: string
  /** For each field that was refused, its message. */
  errors?: Readonly<Record<string, string | undefined>>
}

/** Answers with a problem: JSON for programs, with a sentence for people. */
export function sendProblem(reply: FastifyReply, status: number, details: ProblemDetails = {}): FastifyReply {
  const problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, ...details }
  // As bytes: to text Fastify would add a charset, which this type does not have.
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(Buffer.from(JSON.stringify(problem)))
}
