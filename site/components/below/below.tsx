import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'

const context = createContext(true)

/** Whether a page renders all its sections at once. */
export const RenderAllAtOnce = context.Provider

/**
 * The sections below a page's first view. On a client-side navigation React defers them, so that a slow phone paints the first view
 * 50 ms sooner (docs/decisions/024-a-plain-page-pipeline.md).
 */
export function Below({ children }: { children: ReactNode }) {
  return useDeferredValue(children, useContext(context) ? children : null)
}
