import { business } from '../../../workshop/business.ts'
import button from '../../components/button/button.module.css'
import { SiteLink } from '../../components/site-link/site-link.tsx'
import layout from '../../design/layout.module.css'
import { wording } from '../../wording.ts'
import styles from './booking-call.module.css'
import { servicesWording } from './services.wording.ts'

/** The end of a page about services: book, or call. */
export function BookingCall() {
  return (
    <section className={styles.band} data-tone="ink">
      <div className={`${styles.inside} ${layout.wide}`}>
        <div className={styles.words}>
          <h2>{servicesWording.callTitle}</h2>
          <p>{servicesWording.callText}</p>
        </div>
        <div className={styles.actions}>
          <SiteLink className={button.primary} to="/appointment">
            {wording.bookAppointment}
          </SiteLink>
          <a className={button.quiet} href={`tel:${business.landline.dial}`}>
            {business.landline.shown}
          </a>
        </div>
      </div>
    </section>
  )
}
