import type { FastifyInstance } from 'fastify'

/** Whether the server is shutting down, so that proxies should send visitors elsewhere. */
export type Stopping = () => boolean

/** Closes keep-alive connections with the last response, since they would hold up the shutdown. */
export function closeConnectionsWhen(app: FastifyInstance, stopping: Stopping): void {
  app.addHook('onSend', (_request, reply, _body, done) => {
    if (stopping()) reply.header('connection', 'close')
    done()
  })
}
