import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store.ts'

/** For whoever watches the server: 200 while enquiries can be kept, 503 otherwise, and how the mails are doing. */
export async function healthz(app: FastifyInstance, { store }: { store: Pick<Store, 'health'> }): Promise<void> {
  app.get('/healthz', async (_request, reply) => {
    const { reachable, writable, ...mail } = await store.health()
    return reply
      .code(writable ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: writable ? 'ok' : 'unavailable', store: writable ? 'ok' : reachable ? 'not writable' : 'unreachable', mail })
  })
}
