import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './accept-encoding.ts'
import type { Encoding, Pages, ServedFile } from './load-pages.ts'

/** A route for every page and file of the site. A path with one of the queries that the build knows has a page of its own. */
export async function pageRoutes(app: FastifyInstance, { pages }: { pages: Pages }): Promise<void> {
  for (const [path, file] of pages.byPath) {
    if (path.includes('?')) continue
    // Two colons are one in the router's language.
    app.get(path.replaceAll(':', '::'), { config: { isFile: true } }, (request, reply) =>
      sendFile(request, reply, pages.byPath.get(request.url) ?? file),
    )
  }
}

/** What stands where there is nothing: the site's own page, or a line for a program that misses a file of an older build. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, pages: Pages | undefined): FastifyReply {
  if (pages && !request.url.startsWith('/assets/')) return sendFile(request, reply, pages.notFound)
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n')
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.forms)
  const { body, etag } = file.forms[encoding] ?? file.forms.identity
  const { 'content-type': type, 'content-encoding': coding, ...always } = fileHeaders(file, encoding)
  reply.headers(always)
  if (file.status === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (coding) reply.header('content-encoding', coding)
  return reply.code(file.status).type(type).send(body)
}

/** What the answer says of a file in one of its forms, beside what every answer says. */
export function fileHeaders({ type, cacheControl, csp, forms }: ServedFile, encoding: Encoding) {
  return {
    ...(csp && { 'content-security-policy': csp }),
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
    etag: (forms[encoding] ?? forms.identity).etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-type': type,
  }
}

/** Whether a browser that says If-None-Match has the file of this ETag. */
export function isKnown(header: string | undefined, etag: string): boolean {
  // A proxy may have made it weak.
  return header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false
}
