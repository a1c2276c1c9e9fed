import { makeBrandMarks } from './brand-marks.ts'
import { makeCarParts } from './car-parts.ts'
import { makeCards } from './cards.ts'
import { makeFonts } from './fonts.ts'
import { makePictures } from './pictures.ts'
import { makeStreetView } from './street-view.ts'

/** Generates the files that sources import but git ignores: fonts, pictures, the positions on the drawn car and the street view. Fast if nothing has changed. */
export async function prepare(): Promise<void> {
  await makeFonts()
  await makePictures()
  await makeCards()
  await makeBrandMarks()
  await makeCarParts()
  await makeStreetView()
}

if (import.meta.main) await prepare()
