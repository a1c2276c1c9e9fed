import { business } from '../../../workshop/business.ts'
import { hoursLine } from '../../../workshop/hours.ts'
import { OpenNow } from '../open-now/open-now.tsx'
import styles from './contact-card.module.css'
import { contactCardWording } from './contact-card.wording.ts'

/** How to reach the workshop, on a card of its own. */
export function ContactCard() {
  return (
    <section className={styles.card} data-tone="ink" aria-labelledby="contact-card">
      <h2 className={styles.title} id="contact-card">
        {contactCardWording.title}
      </h2>
      <address className={styles.reach}>
        <a className={styles.number} href={`tel:${business.landline.dial}`}>
          {business.landline.shown}
        </a>
        <a className={styles.number} href={`tel:${business.mobile.dial}`}>
          {business.mobile.shown}
        </a>
        <a href={`mailto:${business.email}`}>{business.email}</a>
        <span>
          {business.street}, {business.suburb} {business.postcode}
        </span>
        <span>{hoursLine}</span>
        <OpenNow />
      </address>
    </section>
  )
}
