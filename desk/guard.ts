import { data, type MiddlewareFunction, matchPath, redirect } from 'react-router'
import { carry } from './carried.ts'
import { deskContext } from './desk-context.ts'
import { permissions } from './permissions.ts'

/**
 * Lets through whom desk/permissions.ts allows. Runs before every page, form and navigation.
 * Whoever isn't signed in is led to the sign-in page, and takes along what they typed.
 */
export const guard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { staff } = context.get(deskContext)
  const row = permissions.find(({ path }) => matchPath(path, url.pathname))
  if (!row) throw data(null, { status: 404 })
  if (row.who[staff?.role ?? 'nobody']) return next()
  if (staff) throw data(null, { status: 403 })
  if (request.method === 'POST') throw data({ carried: carry(url.pathname, await request.formData()) }, { status: 401 })
  // Middleware gives the whole path; loaders and actions leave out /desk, which the router adds.
  throw redirect(`/desk/sign-in?to=${encodeURIComponent(url.pathname + url.search)}`, 303)
}
