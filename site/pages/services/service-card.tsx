import { commonPictures } from '../../../art/common-pictures.generated.ts'
import type { serviceCards } from '../../../workshop/service-cards.data.ts'
import { CardLink } from '../../components/card-link/card-link.tsx'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import styles from './service-card.module.css'

/** `priority`: whether its picture is above the fold. */
type Props = { service: (typeof serviceCards)[number]; sizes: string; priority: boolean }

/** A service's card, clickable as a whole. */
export function ServiceCard({ service, sizes, priority }: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture picture={pictureNamed(commonPictures, service.picture)} sizes={sizes} priority={priority} decorative />
      </div>
      <h2 className={`${styles.name} arrow`}>
        <CardLink to={service.path}>{service.name}</CardLink>
      </h2>
      <p className={styles.short}>{service.short}</p>
    </article>
  )
}
