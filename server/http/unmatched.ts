import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problem.ts'

/**
 * Responds to requests that match no route: 405 for a wrong method, a redirect for a trailing slash, else 404.
 * Must be registered before the routes, because it collects them. Responds before the body is read, so that a wrong method
 * isn't reported as a bad body.
 * @param notFound responds to GET and HEAD for unknown paths
 */
export function handleUnmatched(app: FastifyInstance, notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply): void {
  const methods = new Map<string, Set<string>>()

  app.addHook('onRoute', ({ url, method }) => {
    const allowed = methods.get(url) ?? new Set()
    for (const one of [method].flat()) allowed.add(one)
    methods.set(url, allowed)
  })

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done()
    const pathname = pathOf(request)
    const search = request.url.slice(pathname.length)
    const allowed = methods.get(pathname)
    if (allowed)
      return sendProblem(reply.header('allow', [...allowed].sort().join(', ')), 405, { detail: 'This path does not support this method.' })

    const withoutSlash = withoutSlashes(pathname)
    if (withoutSlash !== pathname && methods.has(withoutSlash)) return reply.redirect(withoutSlash + search, 308)

    if (request.method === 'GET' || request.method === 'HEAD') return notFound(request, reply)
    return sendProblem(reply, 404, { detail: 'There is nothing at this path.' })
  })
}

/** Returns the path of a request without its query. Doesn't use URL, which takes '//host/path' for another host. */
export function pathOf({ url }: { url: string }): string {
  return url.split('?', 1)[0] ?? ''
}

/** Removes trailing slashes. A regular expression would take quadratic time on a path of slashes. */
function withoutSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}
