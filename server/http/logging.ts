import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { safeError } from '../log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route sends a page or a file of the built site. */
    isFile?: boolean
  }
}

/** Where log lines go. */
export type LogStream = { write(line: string): void }

/** JSON lines without personal data: no addresses, no bodies, no query strings; the route's pattern, not the path that was asked for. */
export function loggerOptions(stream: LogStream | false): FastifyServerOptions['logger'] {
  if (stream === false) return false
  return {
    level: 'info',
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    // Whoever logs a request, an answer or an error gets no more than this.
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => (error instanceof Error ? safeError(error) : error) as { type: string; message: string; stack: string },
    },
    stream,
  }
}

/** One line for each answer, but for the site's own pages and files that were sent as they should be. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    done()
    if (reply.statusCode < 400 && request.routeOptions.config.isFile) return
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    request.log.info(facts, 'answered')
  })
}
