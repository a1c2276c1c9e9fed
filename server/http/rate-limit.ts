import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'

/** Enquiries from one address in one day. IPv6: from one /64, which is one household. */
const perDay = 30

/**
 * The hook that counts what visitors send, one count for all forms; nothing when the limit is off.
 * Each process counts for itself, so several let through several times as much.
 */
export async function enquiryLimit(app: FastifyInstance, on: boolean): Promise<onRequestAsyncHookHandler[]> {
  if (!on) return []
  await app.register(rateLimit, { global: false, ipv6Subnet: 64 })
  return [app.rateLimit({ max: perDay, timeWindow: '1 day' })]
}
