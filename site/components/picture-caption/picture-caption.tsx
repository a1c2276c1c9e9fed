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
      {text ? <p className={styles.text}>{withWholeMeasures(text)}</p> : null}
    </figcaption>
  )
}

/** Joins each figure to its unit, so that no line ends between them. */
function withWholeMeasures(text: string): string {
  return text.replace(/(\d) (?=(?:mm|µm|micrometres|V)\b)/g, '$1\u00a0')
}
