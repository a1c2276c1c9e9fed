import { data, type MiddlewareFunction } from 'react-router'
import { isPublicPath } from '../domain/public-paths.ts'
import { deskContext } from './desk-context.ts'
import { writeInterruptedForm } from './interrupted-form.ts'

/** Answers a form that was sent after the session had ended: 401, with what was typed. The server redirects everything else to the sign-in page. */
export const guard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (context.get(deskContext).staff || isPublicPath(url.pathname)) return next()
  if (request.method !== 'POST') throw data(null, { status: 401 })
  throw data({ carried: writeInterruptedForm(url.pathname, await request.formData()) }, { status: 401 })
}
