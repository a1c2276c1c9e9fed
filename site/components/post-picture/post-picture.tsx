import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import type { postCards } from '../../../content/post-cards.ts'
import { Picture, pictureNamed } from '../picture/picture.tsx'
import { PostDrawing } from '../post-drawing/post-drawing.tsx'

type Props = {
  post: Pick<(typeof postCards)[number], 'picture' | 'drawing'>
  sizes: string
  /** Leads its page: shows the drawing in its article, if it has one, and loads first. */
  leads: boolean
}

/** The picture of a post's card. */
export function PostPicture({ post: { picture, drawing }, sizes, leads }: Props) {
  return leads && drawing ? (
    <PostDrawing drawing={drawing} sizes={sizes} priority />
  ) : (
    <Picture picture={pictureNamed(samplePictures, picture)} sizes={sizes} priority={leads} />
  )
}
