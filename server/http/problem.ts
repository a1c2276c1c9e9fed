import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorPage, notOpenedPage } from './error-page.ts'

/** The optional members of our problem details (RFC 9457). */
type ProblemDetails = {
  detail?: string
  /** A message for each invalid field. */
  errors?: Readonly<Record<string, string | undefined>>
}

/** Whether the client is a browser that wants to show a page. Scripts ask for anything, or for JSON. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  return /\btext\/html\b/i.test(headers.accept ?? '')
}

/** Responds with problem details as JSON, or with a page to somebody who follows a link or submits a form. */
export function sendProblem(reply: FastifyReply, status: number, details: ProblemDetails = {}): FastifyReply {
  if (wantsPage(reply.request)) {
    const { business } = reply.server.facts()
    const page = reply.request.method === 'POST' ? errorPage(status, business) : notOpenedPage(status, business)
    return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  }
  const problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, ...details }
  // As bytes: Fastify would add a charset to text, which this media type doesn't define.
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(Buffer.from(JSON.stringify(problem)))
}
