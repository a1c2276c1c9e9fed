import { X } from 'lucide-react'
import { type MouseEvent, startTransition, useRef, useState } from 'react'
import { fileOf, pictureWidths } from '../../../art/picture-files.ts'
import { projectPictures } from '../../../art/project-pictures.generated.ts'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import styles from './gallery.module.css'
import { projectWording } from './project.wording.ts'

/** Tall pictures in a grid. Each opens large, in a dialog to leaf through; without scripts it is a link to its file. */
export function Gallery({ pictures }: { pictures: readonly string[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [start, setStart] = useState<number>()

  const open = (event: MouseEvent, index: number) => {
    // With a key held the visitor wants a tab or a file of it.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    dialog.current?.showModal()
    // The dialog at once, the pictures in it as soon as they are there.
    startTransition(() => setStart(index))
  }

  return (
    <>
      <ul className={styles.grid}>
        {pictures.map((name, index) => (
          <li key={name}>
            <a className={styles.item} href={largestFile(name)} onClick={(event) => open(event, index)}>
              <Picture picture={pictureNamed(projectPictures, name)} sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 33vw, 50vw" />
              <span className="visually-hidden">{projectWording.enlarge}</span>
            </a>
          </li>
        ))}
      </ul>
      <dialog className={styles.dialog} ref={dialog} aria-label={projectWording.large} onClose={() => setStart(undefined)}>
        <form method="dialog">
          <button type="submit" className={styles.close}>
            <X aria-hidden="true" size={24} strokeWidth={1.75} /> {projectWording.close}
          </button>
        </form>
        {start === undefined ? null : (
          <Carousel label={projectWording.large} items="one" start={start}>
            {pictures.map((name) => (
              <Picture key={name} className={styles.large} picture={pictureNamed(projectPictures, name)} sizes="min(92vw, 60vh)" />
            ))}
          </Carousel>
        )}
      </dialog>
    </>
  )
}

function largestFile(name: string): string {
  const { width, hash } = pictureNamed(projectPictures, name)
  return fileOf(name, hash, pictureWidths(width).at(-1))
}
