import { createContext, type RouterContextProvider } from 'react-router'
import type { StaffMember } from '../domain/accounts/staff.ts'
import type { DeskContext } from '../domain/context.ts'

/** Gives loaders and actions what the server passed with the request. */
export const deskContext = createContext<DeskContext>()

/** Returns the use cases. */
export function deskOf(context: Readonly<RouterContextProvider>): DeskContext['desk'] {
  return context.get(deskContext).desk
}

/**
 * Returns the signed-in person.
 * @throws when nobody is signed in, which is possible only on public paths: domain/public-paths.ts
 */
export function staffOf(context: Readonly<RouterContextProvider>): StaffMember {
  const { staff } = context.get(deskContext)
  if (!staff) throw new Error('Nobody is signed in. Use staffOf only on pages that need a session.')
  return staff
}
