import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { enquiries } from '../../domain/enquiries/enquiries.ts'
import type { EnquiryDefinition } from '../../domain/enquiries/enquiry.ts'
import { type FormPost, honeypot } from '../../domain/enquiries/form-post.ts'
import type { Receive } from '../../domain/enquiries/receive.ts'
import type { Answers } from '../../domain/form.ts'
import { errorPage } from '../http/error-page.ts'
import { reportError } from '../http/errors.ts'
import type { Site } from '../pages/load-site.ts'
import { type InvalidPostCounter, limitInvalidPosts } from './invalid-post-limit.ts'

/** `invalidPosts`: absent without rate limiting. */
type FormPostsOptions = {
  receive: Receive
  /** Whose policies the responses get. */
  current: Site['current'] | undefined
  renderFormPage: Site['renderFormPage']
  invalidPosts?: InvalidPostCounter | undefined
}

/** Bytes. Fits the longest answers percent-encoded, at nine bytes for a character such as a Chinese one. */
const bodyLimit = 64 * 1024

/** Handles no-JavaScript form posts and responds with the form's page: thanks, or what to correct, with every answer kept. */
export async function formPosts(app: FastifyInstance, { receive, current, renderFormPage, invalidPosts }: FormPostsOptions): Promise<void> {
  if (invalidPosts) limitInvalidPosts(app, invalidPosts)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  // People see these responses in a browser, so every error is a page with numbers to call.
  app.setErrorHandler((error: Error, request, reply) => {
    const status = reportError(error, request, reply)
    return sendPage(reply, status, errorPage(status, app.facts().business))
  })

  for (const enquiry of Object.values(enquiries)) {
    app.post(enquiry.page, { bodyLimit }, async (request, reply) => {
      const { posted, status } = await receivePost(enquiry, new URLSearchParams(String(request.body)), receive, request, reply)
      const page = await renderFormPage(enquiry.page, posted)
      const policy = current?.().byPath.get(enquiry.page)?.csp
      if (policy) reply.header('content-security-policy', policy)
      return sendPage(reply, status, page)
    })
  }
}

async function receivePost(
  enquiry: EnquiryDefinition,
  form: URLSearchParams,
  receive: Receive,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ posted: FormPost; status: number }> {
  const answers: Answers = Object.fromEntries(Object.keys(enquiry.fields).map((name) => [name, form.get(name) ?? '']))
  const failed = (status: number) => ({ posted: { outcome: 'failed' as const, answers, status }, status })
  try {
    const received = await receive(enquiry.kind, answers, { address: request.ip, honeypotFilled: Boolean(form.get(honeypot)) })
    if (received.outcome === 'limited') {
      reply.header('retry-after', received.retryAfter)
      return failed(429)
    }
    if (received.outcome === 'invalid') return { posted: { outcome: 'invalid', answers, fieldErrors: received.fieldErrors }, status: 422 }
    const { id, outcome, confirmation } = received
    request.log.info({ enquiry: id, outcome }, 'enquiry')
    return { posted: { outcome: 'sent', received: answers, confirmation }, status: outcome === 'stored' ? 201 : 200 }
  } catch (error) {
    return failed(reportError(error as Error, request, reply))
  }
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
}
