import { createContext, useContext } from 'react'
import type { Facts } from '../workshop/facts.ts'

const context = createContext<Facts | undefined>(undefined)

export const FactsProvider = context.Provider

/** Returns the facts; undefined on an error page that couldn't load them. */
export function useFactsIfKnown(): Facts | undefined {
  return useContext(context)
}

/** Returns the workshop's facts, with which the server rendered the document. */
export function useFacts(): Facts {
  const facts = useFactsIfKnown()
  if (!facts) throw new Error('There is no FactsProvider around this component.')
  return facts
}
