import { makeBrandMarks } from './brand-marks.ts'
import { makeCarParts } from './car-parts.ts'
import { makeCards } from './cards.ts'
import { makeFonts } from './fonts.ts'
import { makePictures } from './pictures.ts'

/** Makes what the sources refer to but git does not keep: fonts, pictures and the places on the drawn car. Quick when nothing has changed. */
export async function prepare(): Promise<void> {
  await makeFonts()
  await makePictures()
  await makeCards()
  await makeBrandMarks()
  await makeCarParts()
}

if (import.meta.main) await prepare()
