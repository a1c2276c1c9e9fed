import { keepUnits } from '../../keep-units.ts'
import styles from './picture-caption.module.css'

type Props = {
  /** What the picture shows in a word or two, such as the stage of a job. */
  title?: string | undefined
  text?: string | undefined
}

/** The caption of a picture of a job, within its figure. */
export function PictureCaption({ title, text }: Props) {
  return (
    <figcaption className={styles.caption}>
      {title ? <p className={styles.title}>{title}</p> : null}
      {text ? <p className={styles.text}>{keepUnits(text)}</p> : null}
    </figcaption>
  )
}
