import type { FastifyRequest } from 'fastify'
import type { Arrival } from '../../enquiries/receive.ts'

/** What every request says of its sender. */
export function arrivedFrom(request: FastifyRequest): Pick<Arrival, 'address' | 'browser'> {
  return { address: request.ip, browser: request.headers['user-agent']?.startsWith('Mozilla/') ?? false }
}
