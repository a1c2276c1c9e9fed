import { projects } from '../../../workshop/projects.ts'
import { Carousel } from '../carousel/carousel.tsx'
import { Picture } from '../picture/picture.tsx'
import { Plate } from '../plate/plate.tsx'
import { SiteLink } from '../site-link/site-link.tsx'
import styles from './project-row.module.css'

/** The projects in a row, each under its plate. */
export function ProjectRow({ label }: { label: string }) {
  return (
    <Carousel label={label} items="two">
      {projects.map(({ path, car, category, summary, wide }) => (
        <article className={styles.project} key={path}>
          <Picture name={wide[0] ?? ''} sizes="(min-width: 48rem) 45vw, 86vw" decorative />
          <Plate>{car}</Plate>
          <h3 className={styles.title}>
            <SiteLink className={styles.link} to={path}>
              {`${category}, ${car}`}
            </SiteLink>
          </h3>
          <p>{summary}</p>
        </article>
      ))}
    </Carousel>
  )
}
