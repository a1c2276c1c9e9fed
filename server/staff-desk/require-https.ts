import type { FastifyInstance } from 'fastify'
import { sendDeskPage } from './desk-page.ts'

/** Refuses plain http, over which others could read passwords. Accepts it on localhost when PUBLIC_URL is on localhost too. */
export function requireHttps(app: FastifyInstance, publicUrl: string): void {
  const isHere = isLocal(new URL(publicUrl).hostname)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https' || (isHere && isLocal(request.hostname))) return done()
    sendDeskPage(reply, 403, needsHttps(publicUrl))
  })
}

function needsHttps(publicUrl: string) {
  const where = publicUrl.startsWith('https:')
    ? `Open ${publicUrl}/desk.`
    : 'Put a proxy with https in front of the server, and its address in PUBLIC_URL.'
  return {
    title: 'The desk needs https',
    text: `This connection isn’t encrypted, so others could read your password. ${where} If the address already starts with https, the server can’t tell: add the proxy’s address to TRUSTED_PROXIES.`,
  }
}

function isLocal(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(hostname)
}
