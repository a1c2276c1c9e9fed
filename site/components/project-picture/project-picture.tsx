import { made } from '../../../art/project-pictures.generated.ts'
import { pictureFrom } from '../picture/picture-from.tsx'

/** A picture of a project's job. */
export const ProjectPicture = pictureFrom(made)
