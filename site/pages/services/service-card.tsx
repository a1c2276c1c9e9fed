import type { Service } from '../../../workshop/services.ts'
import { Picture } from '../../components/picture/picture.tsx'
import { SiteLink } from '../../components/site-link/site-link.tsx'
import styles from './service-card.module.css'

/** A service in a row of services; the whole card leads to its page. */
export function ServiceCard({ service, sizes }: { service: Service; sizes: string }) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture name={service.picture} sizes={sizes} decorative />
      </div>
      <h2 className={styles.name}>
        <SiteLink className={styles.link} to={service.path}>
          {service.name}
        </SiteLink>
      </h2>
      <p className={styles.short}>{service.short}</p>
    </article>
  )
}
