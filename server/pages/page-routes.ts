import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding, ServedFile, Variant } from '../http/served-file.ts'
import type { RenderedSite } from './render-pages.ts'

/**
 * Serves the site's pages and files as they are now: their paths never change. Some queries have their own document. The hundreds of files in /assets/
 * share one route, since a route each would take 30 MB.
 */
export async function pageRoutes(app: FastifyInstance, { current }: { current(): RenderedSite }): Promise<void> {
  app.get<{ Params: { '*': string } }>('/assets/*', { config: { isFile: true } }, (request, reply) => {
    const file = current().byPath.get(`/assets/${request.params['*']}`)
    return file ? sendFile(request, reply, file) : sendPlainNotFound(reply)
  })
  for (const path of current().byPath.keys()) {
    if (path.includes('?') || path.startsWith('/assets/')) continue
    // '::' is the router's escape for a literal colon.
    app.get<{ Querystring: Record<string, unknown> }>(path.replaceAll(':', '::'), { config: { isFile: true } }, (request, reply) => {
      const file = findPageOfQuery(current(), path, request.query) ?? current().byPath.get(path)
      return file ? sendFile(request, reply, file) : sendPlainNotFound(reply)
    })
  }
}

/** Returns the document of one of the query's parameters, however it is encoded and whatever was appended (`&fbclid=…`). */
function findPageOfQuery({ byPath }: RenderedSite, path: string, query: Record<string, unknown>): ServedFile | undefined {
  for (const [name, value] of Object.entries(query)) {
    const page = byPath.get(`${path}?${name}=${encodeURIComponent(String(value))}`)
    if (page) return page
  }
}

/** Sends a 404 as plain text: for a missing asset, such as one from an older build, or for any path when there is no site. */
export function sendPlainNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n')
}

/** Sends a file in the encoding that the client prefers, or 304. */
export function sendFile({ headers }: FastifyRequest, reply: FastifyReply, file: ServedFile): FastifyReply {
  const encodings = (['br', 'gzip'] as const).filter((encoding) => file.variants[encoding])
  const encoding = (negotiate(headers['accept-encoding'] ?? '', encodings) ?? 'identity') as Encoding
  const variant = file.variants[encoding] ?? file.variants.identity
  reply.headers(commonHeaders(file, variant))
  if (file.status === 200 && matchesETag(headers['if-none-match'], variant.etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(file.status).type(file.type).send(variant.body)
}

/** Headers of both 200 and 304. */
function commonHeaders({ cacheControl, csp }: ServedFile, { etag }: Variant) {
  return { ...(csp && { 'content-security-policy': csp }), 'cache-control': cacheControl, vary: 'Accept-Encoding', etag }
}

/** Whether If-None-Match matches the ETag, even as a weak one: a proxy may have weakened it. */
function matchesETag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false
}
