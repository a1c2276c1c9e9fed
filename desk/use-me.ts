import { useRouteLoaderData } from 'react-router'
import type { loader } from './root.tsx'

/** Returns who is signed in. */
export function useMe() {
  return useRouteLoaderData<typeof loader>('root')?.staff
}
