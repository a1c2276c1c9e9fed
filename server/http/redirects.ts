import type { FastifyInstance } from 'fastify'

/** Paths that once stood in links, and where they lead now, for good. */
export const redirects: Readonly<Record<string, string>> = {
  // Sidebars of the old site misspelt it.
  '/serice-details': '/service-details',
}

export function redirectOldPaths(app: FastifyInstance): void {
  for (const [from, to] of Object.entries(redirects)) {
    app.get(from, (request, reply) => reply.redirect(to + request.url.slice(from.length), 308))
  }
}
