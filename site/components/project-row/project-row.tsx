import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { carOf, projectCardName, projectPath, projectTitle } from '../../../content/project.ts'
import { projectCards } from '../../../content/project-cards.ts'
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
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <PictureKindLabel key={kind} kind={kind} />
        ))}
      </div>
      <Carousel label={label} items={items} counted>
        {projectCards.map((project, index) => (
          <article className={styles.project} key={project.slug}>
            <Picture
              picture={pictureNamed(commonPictures, projectCardName(project))}
              sizes="(min-width: 48rem) min(45vw, 42rem), 78vw"
              priority={priority && index === 0}
              decorative
            />
            <div className={`${styles.sides} ${layout.label}`} aria-hidden="true">
              <span>{beforeAfterWording.before}</span>
              <span>{beforeAfterWording.after}</span>
            </div>
            <Plate>{carOf(project)}</Plate>
            <h3>
              <CardLink to={projectPath(project)}>{projectTitle(project)}</CardLink>
            </h3>
            <p>{project.summary}</p>
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
