import { createContext, useContext } from 'react'
import type { MadePicture } from '../../../art/picture.ts'
import { fileOf, pictureWidths } from '../../../art/picture-files.ts'

type Props = {
  /** From one of the lists in art/, such as `commonPictures.about`. */
  picture: MadePicture
  /** How wide it is shown, as the `sizes` attribute wants it: the browser picks the file by it. */
  sizes: string
  /** Of the first view: fetched at once and first. Others wait until they are near. */
  first?: boolean
  /** Another picture where `media` holds, such as a tall cut for phones. */
  instead?: { picture: MadePicture; media: string; sizes: string }
  /** Only where the text beside it says what it shows. */
  decorative?: boolean
  className?: string | undefined
}

const context = createContext<Map<string, boolean> | undefined>(undefined)

/** Collects the names of the pictures on a page while it is prerendered, each with whether it is `first`: they get placeholders. */
export const PicturesOnPage = context.Provider

/** A picture in the right size, AVIF, WebP for old browsers, its place kept before it comes. */
export function Picture({ picture, sizes, first = false, instead, decorative = false, className }: Props) {
  const { name, width, height, hash, alt } = picture
  const onPage = useContext(context)
  onPage?.set(name, first || onPage.get(name) === true)
  return (
    <picture data-placeholder={name}>
      {instead ? <Source {...instead} /> : null}
      <Source picture={picture} sizes={sizes} />
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

function Source({ picture: { name, width, height, hash }, sizes, media }: { picture: MadePicture; sizes: string; media?: string }) {
  const files = pictureWidths(width).map((each) => `${fileOf(name, hash, each)} ${each}w`)
  return <source type="image/avif" media={media} width={width} height={height} sizes={sizes} srcSet={files.join(', ')} />
}

/** The picture of a list that content names; a name that is not in it stops the build here and fails a repo check before. */
export function pictureNamed(list: Readonly<Record<string, MadePicture>>, name: string | undefined): MadePicture {
  const picture = list[name ?? '']
  if (!picture) throw new Error(`There is no picture '${name}' in this list: see pictureLists in art/pictures.ts.`)
  return picture
}
