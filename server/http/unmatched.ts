import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from './path-of.ts'
import { sendProblem } from './problem.ts'

/**
 * Answers what no route takes: another method on a path that exists, a page with a slash too many, or nothing at all.
 * Must stand before the routes, whose list it keeps. It answers before a body is read, so that a wrong method is not
 * mistaken for a wrong body.
 * @param notFound answers GET and HEAD where there is nothing
 */
export function answerUnmatched(app: FastifyInstance, notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply): void {
  const methods = new Map<string, Set<string>>()

  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set()
    for (const one of [method].flat()) known.add(one)
    methods.set(url, known)
  })

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done()
    const pathname = pathOf(request)
    const search = request.url.slice(pathname.length)
    const allowed = methods.get(pathname)
    if (allowed)
      return sendProblem(reply.header('allow', [...allowed].sort().join(', ')), 405, { detail: 'This path takes other methods.' })

    const withoutSlash = withoutSlashes(pathname)
    if (withoutSlash !== pathname && methods.has(withoutSlash)) return reply.redirect(withoutSlash + search, 308)

    if (request.method === 'GET' || request.method === 'HEAD') return notFound(request, reply)
    return sendProblem(reply, 404, { detail: 'There is nothing at this path.' })
  })
}

/** A path without the slashes at its end. No pattern: on a path of slashes it would take the square of their number. */
function withoutSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}
