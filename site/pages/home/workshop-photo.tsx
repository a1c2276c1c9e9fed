import { commonPictures } from '../../../art/common-pictures.generated.ts'
import type { GeneratedPicture } from '../../../art/picture.ts'
import { Picture } from '../../components/picture/picture.tsx'

type Props = { pictures?: Readonly<Record<string, GeneratedPicture>> }

/** The photograph that content/workshop-photo.ts describes, or nothing. */
export function WorkshopPhoto({ pictures = commonPictures }: Props) {
  const photo = pictures['workshop-photo']
  return photo ? <Picture picture={photo} sizes="(min-width: 48rem) min(45vw, 30rem), 91vw" /> : null
}
