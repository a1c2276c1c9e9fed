import { type StreetViewName, streetViews } from '../studio/street/street-camera.ts'
import { drawStreet } from '../studio/street/street-view.ts'
import { business } from '../workshop/business.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** Writes the drawings of the workshop from the street. */
export async function generateStreetView(): Promise<void> {
  for (const view of Object.keys(streetViews) as StreetViewName[]) {
    const file = new URL(`../site/components/finding-us/street-${view}.generated.svg`, import.meta.url)
    await writeIfChanged(file, drawStreet(business.shortName, view))
  }
}
