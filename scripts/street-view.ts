import { readFile } from 'node:fs/promises'
import { drawStreet } from '../art/street-view.ts'
import { business } from '../workshop/business.ts'
import { writeIfChanged } from './write-if-changed.ts'

const file = new URL('../site/components/finding-us/street.generated.svg', import.meta.url)

/** Writes the drawing of the workshop from the street. */
export async function generateStreetView(): Promise<void> {
  const [hoist = '', tyres = ''] = await Promise.all(
    ['hoist', 'tyres'].map((name) => readFile(new URL(`../art/drawings/${name}.svg`, import.meta.url), 'utf8')),
  )
  await writeIfChanged(file, drawStreet(hoist, tyres, business.shortName))
}
