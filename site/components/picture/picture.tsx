import { pictureWidths } from '../../../art/picture-widths.ts'
import { madePictures } from '../../../art/pictures.generated.ts'
import type { PictureName } from '../../../art/pictures.ts'

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

/** A picture of the series in the right size, AVIF before WebP, its place kept before it comes. */
export function Picture({ name, sizes, first = false, instead, decorative = false, className }: Props) {
  const { width, height, alt } = made(name)
  return (
    <picture data-blur={name}>
      {instead ? <Sources {...instead} /> : null}
      <Sources name={name} sizes={sizes} />
      <img
        className={className}
        src={fileOf(name, pictureWidths(width).find((each) => each >= 800) ?? width, 'webp')}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        decoding="async"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}

function Sources({ name, sizes, media }: { name: string; sizes: string; media?: string }) {
  const { width, height } = made(name)
  return (['avif', 'webp'] as const).map((form) => (
    <source
      key={form}
      type={`image/${form}`}
      media={media}
      width={width}
      height={height}
      sizes={sizes}
      srcSet={pictureWidths(width)
        .map((each) => `${fileOf(name, each, form)} ${each}w`)
        .join(', ')}
    />
  ))
}

/** The file of a picture in one width and form. */
export function fileOf(name: string, width: number, form: 'avif' | 'webp'): string {
  return `/assets/pictures/${name}-${width}.${made(name).hash}.${form}`
}

/** The width and height of a picture's original, in pixels. */
export function sizeOf(name: string): { width: number; height: number } {
  return made(name)
}

function made(name: string) {
  const picture = madePictures[name as PictureName]
  // Content names its pictures by text; a wrong name stops the build here and fails a promise test before.
  if (!picture) throw new Error(`There is no picture '${name}': add it to art/pictures.ts.`)
  return picture
}
