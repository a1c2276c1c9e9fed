import type { FastifyInstance } from 'fastify'
import { type AppParts, buildApp } from '../app.ts'

/** Builds the app without store and port, for `inject`. */
export function testApp(parts: Partial<AppParts> = {}): Promise<FastifyInstance> {
  return buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], allowedOrigins: [], rateLimit: false, ...parts.settings },
    watched: { health: async () => ({ due: 0, oldestDueSeconds: 0, failed: 0 }), findAlarms: async () => [], halted: () => false },
    receive: async () => ({ outcome: 'kept', id: 'the-id', confirmation: true }),
    log: false,
    ...parts,
  })
}
