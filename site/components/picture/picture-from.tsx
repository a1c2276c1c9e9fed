import type { MadePicture } from '../../../art/picture.ts'
import { fileOf, pictureWidths } from '../../../art/picture-files.ts'

type Props = {
  /** A key of art/pictures.ts. */
  name: string
  /** How wide it is shown, as the `sizes` attribute wants it: the browser picks the file by it. */
  sizes: string
  /** Of the first view: fetched at once and first. Others wait until they are near. */
  first?: boolean
  /** Another picture where `media` holds, such as a tall cut for phones. */
  instead?: { name: string; media: string; sizes: string }
  /** Only where the text beside it says what it shows. */
  decorative?: boolean
  className?: string | undefined
}

/**
 * The component for one family of pictures: in the right size, AVIF, WebP for old browsers, its place kept before it
 * comes. A family of its own keeps the descriptions of pictures that a page never shows out of its script.
 */
export function pictureFrom(family: Readonly<Record<string, MadePicture>>) {
  return function Picture({ name, sizes, first = false, instead, decorative = false, className }: Props) {
    const { width, height, hash, alt } = pictureOf(family, name)
    return (
      <picture data-placeholder={name}>
        {instead ? <Source family={family} {...instead} /> : null}
        <Source family={family} name={name} sizes={sizes} />
        <img
          className={className}
          src={fileOf(name, hash)}
          width={width}
          height={height}
          alt={decorative ? '' : alt}
          decoding="async"
          {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      </picture>
    )
  }
}

type SourceProps = { family: Readonly<Record<string, MadePicture>>; name: string; sizes: string; media?: string }

function Source({ family, name, sizes, media }: SourceProps) {
  const { width, height, hash } = pictureOf(family, name)
  const files = pictureWidths(width).map((each) => `${fileOf(name, hash, each)} ${each}w`)
  return <source type="image/avif" media={media} width={width} height={height} sizes={sizes} srcSet={files.join(', ')} />
}

/** What is known of a picture; a name that the family does not have stops the build here and fails a promise test before. */
export function pictureOf(family: Readonly<Record<string, MadePicture>>, name: string): MadePicture {
  const picture = family[name]
  if (!picture) throw new Error(`There is no picture '${name}' in this family: see pictureFamilies in art/pictures.ts.`)
  return picture
}
