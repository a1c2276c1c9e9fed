import { commonPictures } from '../../../art/common-pictures.generated.ts'
import type { serviceCards } from '../../../content/service-cards.data.ts'
import { CardLink } from '../../components/card-link/card-link.tsx'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import styles from './service-card.module.css'
import { servicesWording } from './services.wording.ts'

/** `lead`: whether it is the first one: above the fold, and larger. */
type Props = { service: (typeof serviceCards)[number]; sizes: string; lead: boolean }

/** A service's card, clickable as a whole. */
export function ServiceCard({ service: { name, path, picture, short, advice }, sizes, lead }: Props) {
  return (
    <article className={`${styles.card} ${lead ? styles.lead : styles.small}`}>
      <div className={styles.picture}>
        <Picture picture={pictureNamed(commonPictures, picture)} sizes={sizes} priority={lead} decorative />
      </div>
      <div className={styles.words}>
        <h2 className={`${styles.name} arrow`}>
          <CardLink to={path}>{name}</CardLink>
        </h2>
        <p className={styles.short}>{short}</p>
        {lead ? (
          <p className={`${styles.short} ${styles.advice}`}>
            <strong>{servicesWording.safeToDrive}</strong> {advice}
          </p>
        ) : null}
      </div>
    </article>
  )
}
