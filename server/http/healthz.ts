import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store.ts'

/** For whoever watches the server: 200 while enquiries can be kept, 503 otherwise, and how the mails are doing. */
export async function healthz(app: FastifyInstance, { store }: { store: Pick<Store, 'health'> }): Promise<void> {
  app.get('/healthz', async (_request, reply) => {
    const { reachable, due, oldestDueSeconds, failed } = await store.health()
    return reply
      .code(reachable ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: reachable ? 'ok' : 'unavailable', store: reachable ? 'ok' : 'unreachable', mail: { due, oldestDueSeconds, failed } })
  })
}
