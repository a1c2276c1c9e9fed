import type { FastifyInstance } from 'fastify'

/** Answers that leave while the server closes end their connection, which would otherwise stay open for the next request and hold up the end. */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
