import type { MadePicture } from '../../../art/picture.ts'
import type { PictureKind } from '../../../workshop/project.ts'
import layout from '../../design/layout.module.css'
import { Carousel } from '../carousel/carousel.tsx'
import { Picture } from '../picture/picture.tsx'
import { PictureCaption } from '../picture-caption/picture-caption.tsx'
import { pictureCaptionWording as wording } from '../picture-caption/picture-caption.wording.ts'
import styles from './picture-slider.module.css'

type Props = {
  label: string
  kind: PictureKind
  slides: readonly { picture: MadePicture; title?: string | undefined }[]
  /** Whether it stands in the first view of its page. */
  first?: boolean
}

/** The id of a slide, from 1: a link to it scrolls the slider there, with and without scripts. */
export function slideId(place: number): string {
  return `picture-${place}`
}

/** What is said of each picture of a series when a visitor moves to it: 'Three of nine' and what it shows. */
export function announcements(pictures: readonly MadePicture[]): string[] {
  return pictures.map(({ alt }, index) => `${wording.place(index + 1, pictures.length)}. ${alt}`)
}

/** Wide pictures of a job one after another, each with its caption. */
export function PictureSlider({ label, kind, slides, first = false }: Props) {
  return (
    <div className={layout.wide}>
      <Carousel label={label} announced={announcements(slides.map(({ picture }) => picture))}>
        {slides.map(({ picture, title }, index) => (
          <figure key={picture.name} id={slideId(index + 1)} className={styles.slide}>
            <Picture picture={picture} sizes="(min-width: 64rem) min(59vw, 54.7rem), 91vw" first={first && index === 0} decorative />
            <PictureCaption kind={kind} title={title} text={picture.alt} place={[index + 1, slides.length]} />
          </figure>
        ))}
      </Carousel>
    </div>
  )
}
