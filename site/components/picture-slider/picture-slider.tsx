import type { GeneratedPicture } from '../../../art/picture.ts'
import type { PictureKind } from '../../../content/project.ts'
import { Carousel } from '../carousel/carousel.tsx'
import { Picture } from '../picture/picture.tsx'
import { PictureCaption } from '../picture-caption/picture-caption.tsx'
import { pictureCaptionWording as wording } from '../picture-caption/picture-caption.wording.ts'
import styles from './picture-slider.module.css'

type Props = {
  label: string
  kind: PictureKind
  /** Whether it shows three at a time on wide screens, captions below. Default: one, its caption beside it. */
  threes?: boolean
  slides: readonly { picture: GeneratedPicture; title?: string | undefined; caption?: string | undefined }[]
  /** Whether it is above the fold on its page. */
  priority?: boolean
}

/** Returns the id of a slide, from 1. A link to it scrolls the slider there, with and without scripts. */
export function slideId(position: number): string {
  return `picture-${position}`
}

/** Returns what screen readers announce for each picture of a series: '3 of 9' and what it shows. */
export function announcements(pictures: readonly GeneratedPicture[]): string[] {
  return pictures.map(({ alt }, index) => `${wording.position(index + 1, pictures.length)}. ${alt}`)
}

/** A carousel of wide pictures of a job, each with its caption. */
export function PictureSlider({ label, kind, threes = false, slides, priority = false }: Props) {
  const sizes = threes
    ? '(min-width: 64rem) min(29vw, 27rem), (min-width: 48rem) 53vw, 78vw'
    : '(min-width: 64rem) min(66vw, 61.5rem), 91vw'
  return (
    <Carousel
      label={label}
      className={threes ? styles.threes : `${styles.slider} ${styles.besides}`}
      announced={announcements(slides.map(({ picture }) => picture))}
    >
      {slides.map(({ picture, title, caption }, index) => (
        <figure key={picture.name} id={slideId(index + 1)} className={threes ? styles.slide : `${styles.slide} ${styles.beside}`}>
          <Picture picture={picture} sizes={sizes} priority={priority && index === 0} />
          <PictureCaption kind={kind} title={title} text={caption} position={[index + 1, slides.length]} />
        </figure>
      ))}
    </Carousel>
  )
}
