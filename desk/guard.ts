import { data, type MiddlewareFunction, matchPath, redirect } from 'react-router'
import type { Permission } from '../domain/context.ts'
import { deskContext } from './desk-context.ts'
import { writeInterruptedForm } from './interrupted-form.ts'
import { permissions } from './permissions.ts'

/**
 * Enforces desk/permissions.ts before every page, form and navigation.
 * Redirects to the sign-in page when nobody is signed in; a form's text goes along.
 */
export const guard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { staff } = context.get(deskContext)
  const who = whoMayUse(url.pathname)
  if (!who) throw data(null, { status: 404 })
  if (who[staff?.role ?? 'anonymous']) return next()
  if (staff) throw data(null, { status: 403 })
  if (request.method === 'POST') throw data({ carried: writeInterruptedForm(url.pathname, await request.formData()) }, { status: 401 })
  // Redirects of middleware need the whole path; for those of loaders and actions, the router adds /desk.
  throw redirect(`/desk/sign-in?to=${encodeURIComponent(url.pathname + url.search)}`, 303)
}

/** Returns who may use the page at a path; undefined if there is none. */
export function whoMayUse(pathname: string): Permission['who'] | undefined {
  return permissions.find(({ path }) => matchPath(path, pathname))?.who
}
