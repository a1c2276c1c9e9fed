import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Arrival } from '../../enquiries/receive.ts'
import { arrivedFrom } from './arrival.ts'
import { statusOf } from './errors.ts'
import type { Pages } from './load-pages.ts'
import { limitRefusals, type Refusals } from './refusals.ts'
import { troublePage } from './trouble-page.ts'

/** Answers a form that was posted without scripts with its page. */
export type RenderPost = (request: Request, arrival: Arrival) => Promise<Response>

/** `refusals`: absent when nobody counts. */
export type FormPostsOptions = { renderPost: RenderPost; publicUrl: string; pages: Pages | undefined; refusals?: Refusals | undefined }

/** The pages whose forms work without scripts. */
const paths = ['/appointment', '/contact']

/** The largest body, in bytes: what fits into 16 kB of JSON may take three times as much when each byte is written %XX. */
const largest = 64 * 1024

export async function formPosts(app: FastifyInstance, { renderPost, publicUrl, pages, refusals }: FormPostsOptions): Promise<void> {
  if (refusals) limitRefusals(app, refusals)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  // Whoever sees this is a person in front of a browser: every fault is a page, with a number to call.
  app.setErrorHandler((error: Error, request, reply) => sendTrouble(reply, statusOf(error, request, reply)))

  for (const path of paths) {
    app.post(path, { bodyLimit: largest }, async (request, reply) => {
      const response = await renderPost(webRequest(request, publicUrl), { ...arrivedFrom(request), by: 'form' })
      const policy = pages?.byPath.get(path)?.csp
      if (policy) reply.header('content-security-policy', policy)
      return sendResponse(reply, response)
    })
  }
}

function sendTrouble(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(troublePage(status))
}

function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  return new Request(publicUrl + request.url, { method: 'POST', headers, body: new Uint8Array(request.body as Buffer) })
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status).header('cache-control', 'no-store')
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  return reply.send(Buffer.from(await response.arrayBuffer()))
}
