import type { FastifyInstance } from 'fastify'

/** Permanent redirects for paths of old links. */
const redirects: Readonly<Record<string, string>> = {
  // Misspelt in the old site's sidebars.
  '/serice-details': '/service-details',
}

export function redirectOldPaths(app: FastifyInstance): void {
  for (const [from, to] of Object.entries(redirects)) {
    app.get(from, (request, reply) => reply.redirect(to + request.url.slice(from.length), 308))
  }
}
