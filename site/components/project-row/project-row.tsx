import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { projectCards } from '../../../content/project-cards.data.ts'
import layout from '../../../ui/layout.module.css'
import { Plate } from '../../../ui/plate/plate.tsx'
import { beforeAfterWording } from '../before-after/before-after.wording.ts'
import { CardLink } from '../card-link/card-link.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { Picture, pictureNamed } from '../picture/picture.tsx'
import { PictureKindLabel } from '../picture-caption/picture-kind-label.tsx'
import styles from './project-row.module.css'

type Props = {
  label: string
  items?: 'two' | 'all'
  /** Whether the row is above the fold on its page. */
  priority?: boolean
  /** The line below each card that says where its link leads. */
  more?: string
}

/** The projects in a row, each under its plate. */
export function ProjectRow({ label, items = 'two', priority = false, more }: Props) {
  const kinds = [...new Set(projectCards.map(({ kind }) => kind))]
  return (
    <>
      {kinds.map((kind) => (
        <PictureKindLabel key={kind} kind={kind} />
      ))}
      <Carousel label={label} items={items} counted>
        {projectCards.map(({ path, car, category, summary, picture }, index) => (
          <article className={styles.project} key={path}>
            <Picture
              picture={pictureNamed(commonPictures, picture)}
              sizes="(min-width: 48rem) min(45vw, 42rem), 78vw"
              priority={priority && index === 0}
              decorative
            />
            <div className={`${styles.sides} ${layout.label}`} aria-hidden="true">
              <span>{beforeAfterWording.before}</span>
              <span>{beforeAfterWording.after}</span>
            </div>
            <Plate>{car}</Plate>
            <h3 className={styles.title}>
              <CardLink to={path}>{`${category}, ${car}`}</CardLink>
            </h3>
            <p>{summary}</p>
            {more ? (
              <b className="arrow" aria-hidden="true">
                {more}
              </b>
            ) : null}
          </article>
        ))}
      </Carousel>
    </>
  )
}
