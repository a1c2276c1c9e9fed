import type { GeneratedPicture } from '../../../art/picture.ts'
import { fileOf, pictureWidths } from '../../../art/picture-files.ts'

type Props = {
  /** From one of the lists in art/, such as `commonPictures.appointment`. */
  picture: GeneratedPicture
  /** The `sizes` attribute, from which the browser chooses a file. */
  sizes: string
  /** Above the fold: fetched eagerly with high priority. Others load lazily. */
  priority?: boolean
  /** Art direction: another picture where `media` matches, such as a tall crop for phones. */
  alternative?: { picture: GeneratedPicture; media: string; sizes: string }
  /** Leaves the alt text empty. Only where the text beside it says what it shows. */
  decorative?: boolean
}

/** A responsive picture: AVIF, or WebP for old browsers, with its space reserved. */
export function Picture({ picture, sizes, priority = false, alternative, decorative = false }: Props) {
  const { name, width, height, hash, alt } = picture
  return (
    <picture>
      {alternative ? <Source {...alternative} /> : null}
      <Source picture={picture} sizes={sizes} />
      <img
        src={fileOf(name, hash)}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}

function Source({ picture: { name, width, height, hash }, sizes, media }: { picture: GeneratedPicture; sizes: string; media?: string }) {
  const files = pictureWidths(width).map((each) => `${fileOf(name, hash, each)} ${each}w`)
  return <source type="image/avif" {...(media ? { media, width, height } : {})} sizes={sizes} srcSet={files.join(', ')} />
}

/**
 * Returns a picture by the name that content gives.
 * @throws when the list has no such picture; a repo check finds this before the build does
 */
export function pictureNamed(list: Readonly<Record<string, GeneratedPicture>>, name: string | undefined): GeneratedPicture {
  const picture = list[name ?? '']
  if (!picture) throw new Error(`There is no picture '${name}' in this list: see pictureLists in art/pictures.ts.`)
  return picture
}
