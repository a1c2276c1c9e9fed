import type { PictureKind } from '../../../content/project.ts'
import styles from './picture-caption.module.css'
import { pictureCaptionWording as wording } from './picture-caption.wording.ts'

type Props = {
  /** Shown, so that nobody takes a rendered or drawn car for a real job. */
  kind: PictureKind
  /** What the picture shows in a word or two, such as the stage of a job. */
  title?: string | undefined
  text?: string | undefined
  /** Its position in the series, from 1, and the length of the series. */
  position?: readonly [position: number, count: number]
}

/** The caption of a picture of a job, within its figure. */
export function PictureCaption({ kind, title, text, position }: Props) {
  return (
    <figcaption className={styles.caption}>
      {title ? <p className={styles.title}>{title}</p> : null}
      {text ? <p className={styles.text}>{withWholeMeasures(text)}</p> : null}
      <p className={styles.facts}>
        <span>{wording.kinds[kind]}</span>
        {position ? <span>{wording.position(...position)}</span> : null}
      </p>
    </figcaption>
  )
}

/** Joins each figure to its unit, so that no line ends between them. */
function withWholeMeasures(text: string): string {
  return text.replace(/(\d) (?=(?:mm|µm|micrometres|V)\b)/g, '$1\u00a0')
}
