import { createContext, type ReactNode, useContext } from 'react'

const context = createContext(true)

/** Whether there is more than the first view yet. */
export const BelowProvider = context.Provider

/**
 * What a page has below its first view. Where a link changes the page in its frame, it comes a moment after what is above
 * it, which then is there sooner: a slow phone needs as long for this part as for all the rest.
 */
export function Below({ children }: { children: ReactNode }) {
  return useContext(context) ? children : null
}
