import { madePictures } from './pictures.generated.ts'
import type { PictureName } from './pictures.ts'

/** The picture that content data names by a plain string; a name without a picture stops the build. */
export function pictureNamed(name: string): PictureName {
  if (!Object.hasOwn(madePictures, name)) throw new Error(`Content names the picture '${name}', which art/pictures.ts does not have.`)
  return name as PictureName
}
