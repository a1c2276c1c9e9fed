import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding, Form, Pages, ServedFile } from './load-pages.ts'

/**
 * Routes for the pages and files of the site. A path with one of the queries that the build knows has a page of its own. The hundreds of
 * files in /assets/ share one route, since a route each would take 30 MB.
 */
export async function pageRoutes(app: FastifyInstance, { pages }: { pages: Pages }): Promise<void> {
  app.get<{ Params: { '*': string } }>('/assets/*', { config: { isFile: true } }, (request, reply) => {
    const file = pages.byPath.get(`/assets/${request.params['*']}`)
    return file ? sendFile(request, reply, file) : sendNotFound(request, reply, pages)
  })
  for (const [path, file] of pages.byPath) {
    if (path.includes('?') || path.startsWith('/assets/')) continue
    // Two colons are one in the router's language.
    app.get(path.replaceAll(':', '::'), { config: { isFile: true } }, (request, reply) =>
      sendFile(request, reply, pages.byPath.get(request.url) ?? file),
    )
  }
}

/** Sends the site's own page where nothing is found, or a line to a program that asks for a file of an older build. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, pages: Pages | undefined): FastifyReply {
  if (pages && !request.url.startsWith('/assets/')) return sendFile(request, reply, pages.notFound)
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n')
}

function sendFile({ headers }: FastifyRequest, reply: FastifyReply, file: ServedFile): FastifyReply {
  const encodings = (['br', 'gzip'] as const).filter((encoding) => file.forms[encoding])
  const encoding = (negotiate(headers['accept-encoding'] ?? '', encodings) ?? 'identity') as Encoding
  const form = file.forms[encoding] ?? file.forms.identity
  reply.headers(always(file, form))
  if (file.status === 200 && isKnown(headers['if-none-match'], form.etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(file.status).type(file.type).send(form.body)
}

/** What every answer about a file says, also one that it has not changed. */
function always({ cacheControl, csp }: ServedFile, { etag }: Form) {
  return { ...(csp && { 'content-security-policy': csp }), 'cache-control': cacheControl, vary: 'Accept-Encoding', etag }
}

/** Whether a browser that says If-None-Match has the file of this ETag. */
function isKnown(header: string | undefined, etag: string): boolean {
  // A proxy may have made it weak.
  return header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false
}
