import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { permissions } from './permissions.ts'

/** The desk's pages. On wide screens the inbox stays beside the enquiry, so it is a layout route. */
export default permitted([
  index('routes/home.ts'),
  route('sign-in', 'routes/sign-in.tsx'),
  route('sign-out', 'routes/sign-out.ts'),
  route('join', 'routes/join.tsx'),
  route('invites', 'routes/invites.tsx'),
  route('feeds', 'routes/feeds.tsx'),
  route('feed/:file', 'routes/feed.ts'),
  route('find', 'routes/find.tsx'),
  route('new', 'routes/new-job.tsx'),
  layout('routes/workbench.tsx', [
    route('inbox', 'routes/inbox.tsx'),
    route('enquiries/:id', 'routes/enquiry.tsx', [
      index('routes/quick-actions.tsx'),
      route('replies', 'routes/replies.tsx'),
      route('notes', 'routes/notes.tsx'),
      route('details', 'routes/details.tsx'),
      route('state', 'routes/state.tsx'),
      route('call-back', 'routes/call-back.tsx'),
      route('appointments', 'routes/appointments.tsx'),
      route('appointment-state', 'routes/appointment-state.tsx'),
      route('change', 'routes/change.tsx'),
      route('cancel', 'routes/cancel.tsx'),
      route('invitation', 'routes/invitation.tsx'),
    ]),
  ]),
  route('days/:date', 'routes/day.tsx'),
  route('weeks/:date', 'routes/week.tsx'),
  route('actions/:id/undo', 'routes/undo.tsx'),
])

/** Fails the build if a route has no row in desk/permissions.ts. */
export function permitted(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  for (const path of pathsOf(routes, '/desk')) {
    if (!permissions.some((each) => each.path === path))
      throw new Error(`${path} has no row in desk/permissions.ts. Add one that says who may use it.`)
  }
  return routes
}

/** Returns the full path of each route. */
export function pathsOf(routes: readonly RouteConfigEntry[], parent: string): string[] {
  return routes.flatMap(({ path, children = [] }) => {
    const own = path ? `${parent}/${path}` : parent
    return [own, ...pathsOf(children, own)]
  })
}
