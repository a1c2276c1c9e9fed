import { writeFile } from 'node:fs/promises'
import { business } from '../../workshop/business.ts'
import { type StreetViewName, streetViews } from './street-camera.ts'
import { drawStreet } from './street-view.ts'

// Draws the workshop from the street into art/drawings/.
for (const view of Object.keys(streetViews) as StreetViewName[])
  await writeFile(new URL(`../../art/drawings/street-${view}.svg`, import.meta.url), drawStreet(business.shortName, view))
