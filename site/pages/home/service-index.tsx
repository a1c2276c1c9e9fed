import { bookableServices } from '../../../workshop/services.ts'
import { Picture } from '../../components/picture/picture.tsx'
import { SiteLink } from '../../components/site-link/site-link.tsx'
import { homeWording } from './home.wording.ts'
import styles from './service-index.module.css'

/** What can be booked, as a ruled list to run down with a finger. */
export function ServiceIndex() {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{homeWording.services}</h2>
        <p>{homeWording.servicesLead}</p>
        <div className={styles.picture}>
          <Picture name="brake-disc" sizes="(min-width: 64rem) 30rem, 1px" decorative />
        </div>
      </div>
      <ol className={styles.list}>
        {bookableServices.map((service) => (
          <li key={service}>
            <SiteLink className={styles.line} to={`/appointment?service=${encodeURIComponent(service)}`}>
              {service}
            </SiteLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
