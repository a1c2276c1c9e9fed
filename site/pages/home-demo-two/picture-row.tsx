import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import { CardLink } from '../../components/card-link/card-link.tsx'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import styles from './picture-row.module.css'

export type RowItem = { title: string; text: string; picture: string; note?: string; more?: string }

/** A carousel of picture cards that all link to one page. */
export function PictureRow({ label, items, to }: { label: string; items: readonly RowItem[]; to: string }) {
  return (
    <Carousel label={label} items="two" className={styles.row} counted>
      {items.map(({ title, text, picture, note, more }) => (
        <article key={title} className={styles.item}>
          <Picture
            picture={pictureNamed(samplePictures, picture)}
            sizes="(min-width: 80rem) min(29.5vw, 27.4rem), (min-width: 48rem) 45vw, 78vw"
            decorative
          />
          {note ? <p className={styles.note}>{note}</p> : null}
          <h3>
            <CardLink to={to}>{title}</CardLink>
          </h3>
          <p className={styles.text}>{text}</p>
          {more ? (
            <span className={`${styles.more} arrow`} aria-hidden="true">
              {more}
            </span>
          ) : null}
        </article>
      ))}
    </Carousel>
  )
}
