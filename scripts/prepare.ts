import { makeBrandMarks } from './brand-marks.ts'
import { makeCards } from './cards.ts'
import { makeFonts } from './fonts.ts'
import { makePictures } from './pictures.ts'

/** Makes what the sources refer to but git does not keep: fonts and pictures. Quick when nothing has changed. */
export async function prepare(): Promise<void> {
  await makeFonts()
  await makePictures()
  await makeCards()
  await makeBrandMarks()
}

if (import.meta.main) await prepare()
