import type { FastifyInstance } from 'fastify'
import type { Alarm } from '../alarms/alarm.ts'
import type { Health } from '../store/types.ts'
import type { Stopping } from './stopping.ts'

/** How the server is. `halted`: the outbox has stopped by itself. */
export type Watched = { health(): Promise<Health>; findAlarms(health: Health): Promise<readonly Alarm[]>; halted(): boolean }

/**
 * `/healthz`, for a monitor: 200 while enquiries can be kept and mails may leave, 503 otherwise; what somebody should look at
 * stands in `alarms` also while the status is ok. `/readyz`, for a proxy: 200 until the server begins to stop. A store that is
 * away keeps no visitor from reading the pages.
 */
export async function healthz(app: FastifyInstance, { watched, stopping }: { watched: Watched; stopping: Stopping }) {
  app.get('/healthz', async (_request, reply) => {
    const health = await watched.health()
    const { error, ...mail } = health
    const halted = watched.halted()
    const status = stopping() ? 'stopping' : error || halted ? 'unavailable' : 'ok'
    // A store that is away has no alarms to tell.
    const alarms = error ? [] : await watched.findAlarms(health)
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, store: error ?? 'ok', mail: { ...mail, halted }, alarms: alarms.map(({ name }) => name) })
  })

  app.get('/readyz', async (_request, reply) =>
    reply
      .code(stopping() ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: stopping() ? 'stopping' : 'ready' }),
  )
}
