import type { FastifyInstance } from 'fastify'
import type { Facts } from '../../workshop/facts.ts'

/** Days until a response expires; RFC 9116 recommends less than a year. */
const validity = 180

/**
 * `/.well-known/security.txt` (RFC 9116): who to tell about a security problem. Generated on request, because a file from the build
 * would expire on a site that isn't rebuilt for a year.
 */
export function securityTxt(app: FastifyInstance, { publicUrl, facts }: { publicUrl: string; facts: () => Facts }): void {
  const path = '/.well-known/security.txt'
  app.get(path, { config: { isFile: true } }, (_request, reply) => {
    const expires = new Date(Date.now() + validity * 86_400_000).toISOString()
    const lines = [
      `Contact: mailto:${facts().business.email}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}${path}`] : []),
    ]
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
