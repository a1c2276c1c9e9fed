import type { FastifyInstance } from 'fastify'

/** Whether this server is about to end, so that everybody who sends it visitors should send them elsewhere. */
export type Stopping = () => boolean

/** Answers that leave then end their connection, which would otherwise stay open for the next request and hold up the end. */
export function endConnectionsWhen(app: FastifyInstance, stopping: Stopping): void {
  app.addHook('onSend', (_request, reply, _body, done) => {
    if (stopping()) reply.header('connection', 'close')
    done()
  })
}
