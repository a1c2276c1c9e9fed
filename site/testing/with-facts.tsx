import type { ReactNode } from 'react'
import { firstFacts } from '../../workshop/first-facts.ts'
import { RenderingProvider } from '../rendering.ts'

/** Only for tests: renders components as on a page, with the first facts unless others are given. */
export function WithFacts({ facts = firstFacts, children }: { facts?: typeof firstFacts; children: ReactNode }) {
  return <RenderingProvider value={{ origin: '', moment: new Date(), facts }}>{children}</RenderingProvider>
}
