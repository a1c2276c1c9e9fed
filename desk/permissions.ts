import type { Permission } from '../domain/context.ts'

type Allowed = Permission['who']

const anybody: Allowed = { anonymous: true, staff: true, owner: true }
const everyStaffMember: Allowed = { anonymous: false, staff: true, owner: true }
const onlyOwners: Allowed = { anonymous: false, staff: false, owner: true }

/** Every route of the desk. A route that has no row here fails the build, and a server with such a build doesn't start. */
export const permissions: readonly Permission[] = [
  { path: '/desk', who: everyStaffMember },
  { path: '/desk/sign-in', who: anybody },
  { path: '/desk/join', who: anybody },
  { path: '/desk/sign-out', who: everyStaffMember },
  { path: '/desk/invites', who: onlyOwners },
  { path: '/desk/feeds', who: everyStaffMember },
  // Phones have no session. Anyone with the secret may read it.
  { path: '/desk/feed/:file', who: anybody },
  { path: '/desk/find', who: everyStaffMember },
  { path: '/desk/new', who: everyStaffMember },
  { path: '/desk/inbox', who: everyStaffMember },
  // Answered by the server: server/staff-desk/desk-events.ts.
  { path: '/desk/events', who: everyStaffMember },
  { path: '/desk/enquiries/:id', who: everyStaffMember },
  { path: '/desk/enquiries/:id/replies', who: everyStaffMember },
  { path: '/desk/enquiries/:id/notes', who: everyStaffMember },
  { path: '/desk/enquiries/:id/details', who: everyStaffMember },
  { path: '/desk/enquiries/:id/state', who: everyStaffMember },
  { path: '/desk/enquiries/:id/appointments', who: everyStaffMember },
  { path: '/desk/enquiries/:id/appointment-state', who: everyStaffMember },
  { path: '/desk/enquiries/:id/change', who: everyStaffMember },
  { path: '/desk/enquiries/:id/cancel', who: everyStaffMember },
  { path: '/desk/enquiries/:id/invitation', who: everyStaffMember },
  { path: '/desk/enquiries/:id/call-back', who: everyStaffMember },
  { path: '/desk/days/:date', who: everyStaffMember },
  { path: '/desk/weeks/:date', who: everyStaffMember },
  { path: '/desk/actions/:id/undo', who: everyStaffMember },
]
