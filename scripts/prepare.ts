import { makeBrandMarks } from './brand-marks.ts'
import { makeCarParts } from './car-parts.ts'
import { makeCards } from './cards.ts'
import { makeFonts } from './fonts.ts'
import { makePictures } from './pictures.ts'

/** Generates the files that sources import but git ignores: fonts, pictures and the positions on the drawn car. Fast if nothing has changed. */
export async function prepare(): Promise<void> {
  await makeFonts()
  await makePictures()
  await makeCards()
  await makeBrandMarks()
  await makeCarParts()
}

if (import.meta.main) await prepare()
