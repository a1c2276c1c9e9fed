import { createContext, type RouterContextProvider } from 'react-router'
import type { DeskContext } from './actions/context.ts'
import type { StaffMember } from './actions/desk.ts'

/** Where loaders and actions find what the server handed over with the request. */
export const deskContext = createContext<DeskContext>()

/** Returns the use cases. */
export function deskOf(context: Readonly<RouterContextProvider>): DeskContext['desk'] {
  return context.get(deskContext).desk
}

/**
 * Returns the signed-in person.
 * @throws on a route that desk/permissions.ts opens to nobody, because there may be none
 */
export function staffOf(context: Readonly<RouterContextProvider>): StaffMember {
  const { staff } = context.get(deskContext)
  if (!staff) throw new Error('Nobody is signed in. Read the staff member only on routes that desk/permissions.ts closes to nobody.')
  return staff
}
