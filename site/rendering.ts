import { createContext, createElement, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Rendering } from '../domain/site-bundle.ts'
import { FactsProvider } from '../ui/facts.ts'

const context = createContext<Rendering | undefined>(undefined)

/** Provides the rendering to `useRendering`, and its facts to `useFacts`. */
export function RenderingProvider({ value, children }: { value: Rendering; children?: ReactNode }) {
  return createElement(context, { value }, createElement(FactsProvider, { value: value.facts }, children))
}

export function useRendering(): Rendering {
  const rendering = useContext(context)
  if (!rendering) throw new Error('There is no RenderingProvider around this component.')
  return rendering
}

/** In milliseconds. */
const tick = 30_000

/** Returns the time at which the server rendered the page until it is hydrated, then the current one, to the half minute. */
export function useMoment(): Date {
  const { moment } = useRendering()
  return new Date(useSyncExternalStore(everyTick, currentTick, () => moment.getTime()))
}

function everyTick(onTick: () => void) {
  const timer = setInterval(onTick, tick)
  return () => clearInterval(timer)
}

function currentTick(): number {
  return Math.floor(Date.now() / tick) * tick
}

/** Returns the attributes with which a document carries the origin and the moment, for the same to be hydrated. */
export function renderingAttributes({ origin, moment }: Rendering) {
  return { 'data-origin': origin, 'data-moment': moment.toISOString() }
}

const factsId = 'facts'

/** Returns the script element with which a document carries the facts. Its JSON is escaped, so that no fact ends it. */
export function factsScript({ facts }: Rendering): string {
  return `<script type="application/json" id="${factsId}">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`
}

/** Reads the rendering from the document. */
export function readRendering(): Rendering {
  const { origin = '', moment = '' } = document.documentElement.dataset
  return { origin, moment: new Date(moment), facts: JSON.parse(document.getElementById(factsId)?.textContent ?? '') }
}
