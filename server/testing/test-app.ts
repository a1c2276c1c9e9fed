import type { FastifyInstance } from 'fastify'
import { firstFacts } from '../../workshop/first-facts.ts'
import { type AppOptions, buildApp } from '../app.ts'

/** Builds the app without store and port, for `inject`. */
export function testApp(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  return buildApp({
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: [], allowedOrigins: [], rateLimit: false, ...options.settings },
    facts: () => firstFacts,
    healthSource: { health: async () => ({ due: 0, oldestDueSeconds: 0, failed: 0 }), findAlarms: async () => [], halted: () => false },
    receive: async () => ({ outcome: 'stored', id: 'the-id', confirmation: true }),
    log: false,
    ...options,
  })
}
