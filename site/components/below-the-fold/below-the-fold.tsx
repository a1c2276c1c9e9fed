import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'

const context = createContext(false)

/** Whether the sections below the fold may be rendered a moment after the top of the page. */
export const DeferBelowTheFold = context.Provider

/**
 * The sections below the fold. On a client-side navigation React defers them, so that a slow phone paints the top of the page
 * 50 ms sooner (docs/decisions/057-the-first-screen-in-the-first-flight.md).
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return useDeferredValue(children, useContext(context) ? null : children)
}
