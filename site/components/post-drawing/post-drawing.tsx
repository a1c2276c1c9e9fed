import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import type { SectionPicture } from '../../../content/post.ts'
import { Picture, pictureNamed } from '../picture/picture.tsx'

type Props = { drawing: SectionPicture; sizes: string; priority?: boolean }

/** The drawing of a post, in its own version on phones. */
export function PostDrawing({ drawing: { name, phone }, sizes, priority = false }: Props) {
  const onPhones = phone && { picture: pictureNamed(samplePictures, phone), media: '(max-width: 47.99rem)', sizes: '91vw' }
  return (
    <Picture
      picture={pictureNamed(samplePictures, name)}
      sizes={sizes}
      priority={priority}
      {...(onPhones ? { alternative: onPhones } : {})}
    />
  )
}
