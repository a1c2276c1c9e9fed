import { made } from '../../../art/common-pictures.generated.ts'
import { pictureFrom } from './picture-from.tsx'

/** A picture that stands on more than a few pages. */
export const Picture = pictureFrom(made)
