import { made } from '../../../art/sample-pictures.generated.ts'
import { pictureFrom } from '../picture/picture-from.tsx'

/** A picture of the blog, the team and the other sample pages. */
export const SamplePicture = pictureFrom(made)
