import { createContext, useContext, useSyncExternalStore } from 'react'

/** What the server rendered a document with. */
export type Rendering = {
  /** The site's own origin, for absolute URLs: 'https://www.example.co.nz'; '' if the server doesn't know it. */
  origin: string
  moment: Date
}

const context = createContext<Rendering>({ origin: '', moment: new Date() })

export const RenderingProvider = context.Provider

export function useRendering(): Rendering {
  return useContext(context)
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

/** Returns the attributes with which a document carries it, for the same to be hydrated. */
export function renderingAttributes({ origin, moment }: Rendering) {
  return { 'data-origin': origin, 'data-moment': moment.toISOString() }
}

/** Reads it from the document. */
export function readRendering({ origin = '', moment = '' }: DOMStringMap): Rendering {
  return { origin, moment: new Date(moment) }
}
