import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'

const context = createContext(true)

/** Whether a page is rendered whole at once. */
export const WholePage = context.Provider

/**
 * What a page has below its first view. Where a link changes the page in its frame, React renders it after what is above it, which a slow
 * phone so paints 50 ms sooner (docs/decisions/024-a-plain-page-pipeline.md).
 */
export function Below({ children }: { children: ReactNode }) {
  return useDeferredValue(children, useContext(context) ? children : null)
}
