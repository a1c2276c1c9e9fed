import { generateBrandMarks } from './brand-marks.ts'
import { generateCarParts } from './car-parts.ts'
import { generateFonts } from './fonts.ts'
import { generateOpenGraphImages } from './open-graph-images.ts'
import { generatePictures } from './pictures.ts'

/** Generates the files that sources import but git ignores. Fast if nothing has changed. */
export async function prepare(): Promise<void> {
  await Promise.all([generateFonts(), generatePictures(), generateOpenGraphImages(), generateBrandMarks(), generateCarParts()])
}

if (import.meta.main) await prepare()
