import { X } from 'lucide-react'
import { type MouseEvent, startTransition, useRef, useState } from 'react'
import type { GeneratedPicture } from '../../../art/picture.ts'
import { fileOf, pictureWidths } from '../../../art/picture-files.ts'
import { Carousel } from '../carousel/carousel.tsx'
import { Picture } from '../picture/picture.tsx'
import { PictureCaption } from '../picture-caption/picture-caption.tsx'
import styles from './gallery.module.css'

const wording = {
  /** After the picture's description, in the link that opens it. */
  enlarge: { wide: 'Open the picture', tall: 'View larger' },
  large: 'Large pictures',
  close: 'Close',
}

/** A picture with its caption. `title`: its stage. */
export type Slide = { picture: GeneratedPicture; title?: string | undefined; caption?: string | undefined }

type Props = {
  label: string
  /** Wide pictures are a strip, tall ones a grid, on a phone a carousel. */
  shape: 'wide' | 'tall'
  slides: readonly Slide[]
  /** Whether it is above the fold on its page. */
  priority?: boolean
}

const sizes = {
  wide: '(min-width: 64rem) min(29vw, 27rem), (min-width: 48rem) 44vw, 91vw',
  tall: '(min-width: 64rem) min(29vw, 27rem), (min-width: 48rem) 28.5vw, min(78vw, 22rem)',
}
/** In the dialog: as wide as the window, or as its height allows, beside its caption on a phone in landscape. */
const largeSizes = {
  wide: '(max-height: 30rem) min(50vw, (100vh - 10rem) * 1.5), min(91vw, (100vh - 20rem) * 1.5)',
  tall: '(max-height: 30rem) min(50vw, 75vh - 7.5rem), min(91vw, 75vh - 15rem)',
}

/** Pictures of a job. Each opens enlarged in a dialog with a carousel; without scripts it links to its image file. */
export function Gallery({ label, shape, slides, priority = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [start, setStart] = useState<number>()

  const open = (event: MouseEvent, index: number) => {
    // With a modifier key, the visitor wants a new tab or a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    dialog.current?.showModal()
    // Opens the dialog immediately; rendering its pictures may take a moment.
    startTransition(() => setStart(index))
  }

  return (
    <>
      <Carousel label={label} items={shape === 'wide' ? 'one' : 'two'} className={styles[shape]} counted>
        {slides.map(({ picture, title, caption }, index) => (
          <figure key={picture.name}>
            <a className={styles.item} href={largestFile(picture)} onClick={(event) => open(event, index)}>
              <Picture picture={picture} sizes={sizes[shape]} priority={priority && index === 0} />
              <span className="visually-hidden">{wording.enlarge[shape]}</span>
            </a>
            <PictureCaption title={shape === 'wide' ? title : undefined} text={shape === 'wide' ? caption : (caption ?? title)} />
          </figure>
        ))}
      </Carousel>
      <dialog className={styles.dialog} data-tone="ink" ref={dialog} aria-label={wording.large} onClose={() => setStart(undefined)}>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <X size={24} /> {wording.close}
        </button>
        {start === undefined ? null : (
          <Carousel label={wording.large} start={start} counted announced={announcements(slides)}>
            {slides.map(({ picture, title, caption }) => (
              <figure key={picture.name} className={styles[`${shape}Slide`]}>
                <Picture picture={picture} sizes={largeSizes[shape]} />
                <PictureCaption title={title} text={caption} />
              </figure>
            ))}
          </Carousel>
        )}
      </dialog>
    </>
  )
}

/** Returns what screen readers announce for each picture of a series: '3 of 9' and what it shows. */
function announcements(slides: readonly Slide[]): string[] {
  return slides.map(({ picture: { alt } }, index) => `${index + 1} of ${slides.length}. ${alt}`)
}

function largestFile({ name, width, hash }: GeneratedPicture): string {
  return fileOf(name, hash, pictureWidths(width).at(-1))
}
