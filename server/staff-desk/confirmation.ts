import type { FastifyRequest } from 'fastify'
import { confirmationLasts } from '../../domain/accounts/confirm.ts'
import type { Instant } from '../../domain/instant.ts'
import { isPublicPath } from '../../domain/public-paths.ts'
import type { LiveSession } from '../accounts/sessions.ts'
import { pathOf } from '../http/unmatched.ts'
import { documentPath } from './data-path.ts'

// Owners give their password again before they change something. The page that asks for it has the form in hidden fields, and posts it with the password to
// where it was on its way.

/** Whether the password was given recently enough for an owner's changes. */
export function isConfirmed(session: LiveSession | undefined, now: Instant): boolean {
  return session !== undefined && now - session.confirmedAt < confirmationLasts
}

/** Returns a form as it was posted and, apart from it, the password that confirms it. Pages that need no session have a password of their own. */
export function formOf(request: FastifyRequest): { body: string; password?: string | undefined } {
  const body = typeof request.body === 'string' ? request.body : ''
  const fields = new URLSearchParams(body)
  const password = fields.get('password')
  if (password === null || isPublicPath(documentPath(pathOf(request)))) return { body }
  fields.delete('password')
  return { body: String(fields), password }
}

/** Returns the request for the page that asks for the password, or for its data. */
export function confirmRequest(publicUrl: string, { isData }: { isData: boolean }): Request {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return new Request(`${publicUrl}/desk/confirm${isData ? '.data' : ''}`, { method: 'POST', headers, body: '' })
}
