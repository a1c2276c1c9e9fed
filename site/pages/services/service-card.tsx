import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { type ServiceCard as Card, servicePath, servicePicture } from '../../../content/service.ts'
import { CardLink } from '../../components/card-link/card-link.tsx'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import styles from './service-card.module.css'

/** `lead`: whether it is the first one: above the fold, and larger. */
type Props = { service: Card; sizes: string; lead: boolean }

/** A service's card, clickable as a whole. */
export function ServiceCard({ service, sizes, lead }: Props) {
  const { name, short } = service
  return (
    <article className={`${styles.card} ${lead ? styles.lead : styles.small}`}>
      <div className={styles.picture}>
        <Picture picture={pictureNamed(commonPictures, servicePicture(service))} sizes={sizes} priority={lead} decorative />
      </div>
      <div className={styles.words}>
        <h2 className={`${styles.name} arrow`}>
          <CardLink to={servicePath(service)}>{name}</CardLink>
        </h2>
        <p className={styles.short}>{short}</p>
      </div>
    </article>
  )
}
