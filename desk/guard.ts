import { data, type MiddlewareFunction } from 'react-router'
import { writeInterruptedForm } from '../domain/accounts/interrupted-form.ts'
import { isPublicPath } from '../domain/public-paths.ts'
import { deskContext } from './desk-context.ts'

/** Answers a form that was sent without scripts after the session had ended: 401, with its fields. The server redirects everything else to the sign-in page. */
export const guard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (context.get(deskContext).staff || isPublicPath(url.pathname)) return next()
  throw data({ carried: writeInterruptedForm(url.pathname, await request.formData()) }, { status: 401 })
}
