import { X } from 'lucide-react'
import { type MouseEvent, startTransition, useRef, useState } from 'react'
import type { GeneratedPicture } from '../../../art/picture.ts'
import { fileOf, pictureWidths } from '../../../art/picture-files.ts'
import type { PictureKind } from '../../../content/project.ts'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { PictureCaption } from '../../components/picture-caption/picture-caption.tsx'
import { announcements } from '../../components/picture-slider/picture-slider.tsx'
import styles from './gallery.module.css'
import { projectWording } from './project.wording.ts'

const sizes = '(min-width: 64rem) min(29vw, 27rem), (min-width: 48rem) 28.5vw, min(78vw, 22rem)'

type Props = { kind: PictureKind; slides: readonly { picture: GeneratedPicture; title: string | undefined; caption: string | undefined }[] }

/** A grid of tall pictures, on a phone a carousel. Each opens enlarged in a dialog with a carousel; without scripts it links to its image file. */
export function Gallery({ kind, slides }: Props) {
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
      <Carousel label={projectWording.gallery} items="two" className={styles.gallery}>
        {slides.map(({ picture, title, caption = title }, index) => (
          <figure key={picture.name}>
            <a className={styles.item} href={largestFile(picture)} onClick={(event) => open(event, index)}>
              <Picture picture={picture} sizes={sizes} />
              <span className="visually-hidden">{projectWording.enlarge}</span>
            </a>
            <PictureCaption kind={kind} text={caption} position={[index + 1, slides.length]} />
          </figure>
        ))}
      </Carousel>
      <dialog className={styles.dialog} ref={dialog} aria-label={projectWording.large} onClose={() => setStart(undefined)}>
        <form method="dialog">
          <button type="submit" className={styles.close}>
            <X aria-hidden="true" size={24} strokeWidth={1.75} /> {projectWording.close}
          </button>
        </form>
        {start === undefined ? null : (
          <Carousel label={projectWording.large} start={start} announced={announcements(slides.map(({ picture }) => picture))}>
            {slides.map(({ picture, title, caption }, index) => (
              <figure key={picture.name} className={styles.slide}>
                <Picture className={styles.large} picture={picture} sizes="min(91vw, 75vh - 15rem)" />
                <PictureCaption kind={kind} title={title} text={caption} position={[index + 1, slides.length]} />
              </figure>
            ))}
          </Carousel>
        )}
      </dialog>
    </>
  )
}

function largestFile({ name, width, hash }: GeneratedPicture): string {
  return fileOf(name, hash, pictureWidths(width).at(-1))
}
