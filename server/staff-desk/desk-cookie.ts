import type { FastifyReply, FastifyRequest } from 'fastify'
import { longestSession } from '../accounts/sessions.ts'

/** Browsers accept __Host- only with Secure, Path=/ and no Domain, so no other host can set this cookie. On localhost there may be no https. */
function nameOver({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? '__Host-desk' : 'desk'
}

/** Returns the session's token, if the browser has one. */
export function readToken(request: FastifyRequest): string | undefined {
  return request.cookies[nameOver(request)]
}

/** Sets or removes the cookie. Unless it is kept for the day, the browser drops it when it closes. */
export function writeToken(request: FastifyRequest, reply: FastifyReply, session: { token: string; keptForTheDay: boolean } | undefined) {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
  if (!session) return reply.clearCookie(nameOver(request), options)
  return reply.setCookie(nameOver(request), session.token, {
    ...options,
    maxAge: session.keptForTheDay ? longestSession / 1000 : undefined,
  })
}
