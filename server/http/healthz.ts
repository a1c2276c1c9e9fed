import type { FastifyInstance } from 'fastify'
import type { Health } from '../database/types.ts'
import type { Alarm } from '../mail/alarm.ts'
import type { Stopping } from './stopping.ts'

/** What the health check reads. `halted`: whether the outbox has stopped itself. */
export type HealthSource = { health(): Promise<Health>; findAlarms(health: Health): Promise<readonly Alarm[]>; halted(): boolean }

/**
 * `/healthz`, for monitoring: 200 while enquiries can be stored and the outbox runs, else 503. `alarms` lists what needs
 * attention, even while the status is ok. `/readyz`, for a proxy: 200 until shutdown begins, even while the store is
 * unavailable, because pages can still be served.
 */
export async function healthz(app: FastifyInstance, { healthSource, stopping }: { healthSource: HealthSource; stopping: Stopping }) {
  app.get('/healthz', async (_request, reply) => {
    const health = await healthSource.health()
    const { error, ...mail } = health
    const halted = healthSource.halted()
    const status = stopping() ? 'stopping' : error || halted ? 'unavailable' : 'ok'
    // Finding alarms needs the store.
    const alarms = error ? [] : await healthSource.findAlarms(health)
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
