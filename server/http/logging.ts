import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { safeError } from '../log.ts'

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

/** One line for each answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    request.log.info(facts, 'answered')
  })
}
