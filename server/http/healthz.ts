import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store.ts'
import type { Stopping } from './stopping.ts'

/**
 * `/healthz`, for whoever watches the server: 200 while enquiries can be kept, 503 otherwise, and how the mails are doing.
 * `/readyz`, for a proxy: 200 until the server is told to stop. A store that is away keeps no visitor from reading the pages.
 */
export async function healthz(app: FastifyInstance, { store, stopping }: { store: Pick<Store, 'health'>; stopping: Stopping }) {
  app.get('/healthz', async (_request, reply) => {
    const { reachable, writable, ...mail } = await store.health()
    const status = stopping() ? 'stopping' : writable ? 'ok' : 'unavailable'
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, store: writable ? 'ok' : reachable ? 'not writable' : 'unreachable', mail })
  })

  app.get('/readyz', async (_request, reply) =>
    reply
      .code(stopping() ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: stopping() ? 'stopping' : 'ready' }),
  )
}
