import { pictureWidths } from '../../../art/picture-widths.ts'
import { madePictures } from '../../../art/pictures.generated.ts'
import type { PictureName } from '../../../art/pictures.ts'

type Props = {
  name: PictureName
  /** How wide it is shown, as the `sizes` attribute wants it: the browser picks the file by it. */
  sizes: string
  /** Of the first view: fetched at once and first. Others wait until they are near. */
  first?: boolean
  /** Another picture where `media` holds, such as a tall cut for phones. */
  instead?: { name: PictureName; media: string; sizes: string }
  /** Only where the text beside it says what it shows. */
  decorative?: boolean
  className?: string | undefined
}

/** A picture of the series in the right size, AVIF before WebP, its place kept before it comes. */
export function Picture({ name, sizes, first = false, instead, decorative = false, className }: Props) {
  const { width, height, alt } = madePictures[name]
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

function Sources({ name, sizes, media }: { name: PictureName; sizes: string; media?: string }) {
  const { width, height } = madePictures[name]
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

function fileOf(name: PictureName, width: number, form: 'avif' | 'webp'): string {
  return `/assets/pictures/${name}-${width}.${madePictures[name].hash}.${form}`
}
