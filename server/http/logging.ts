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

/** Returns logger options for JSON lines without personal data: no addresses, bodies or query strings, and the route's pattern instead of the path. */
export function loggerOptions(stream: LogStream | false): FastifyServerOptions['logger'] {
  if (stream === false) return false
  return {
    level: 'info',
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    // So that logging a whole request, reply or error can't leak more than this.
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => (error instanceof Error ? safeError(error) : error) as { type: string; message: string; stack: string },
    },
    stream,
  }
}

/** Logs one line for each response, except pages and files that were sent without an error. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    done()
    if (reply.statusCode < 400 && request.routeOptions.config.isFile) return
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    request.log.info(facts, 'request completed')
  })
}
