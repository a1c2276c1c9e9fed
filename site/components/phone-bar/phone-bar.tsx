import { CalendarCheck, Phone } from 'lucide-react'
import { business } from '../../../workshop/business.ts'
import { wording } from '../../wording.ts'
import { SiteLink } from '../site-link/site-link.tsx'
import styles from './phone-bar.module.css'

/** On a phone the two things an owner at the roadside wants stay under the thumb. */
export function PhoneBar() {
  return (
    <aside className={styles.bar} data-tone="ink" aria-label={wording.callOrBook}>
      <a className={styles.call} href={`tel:${business.landline.dial}`}>
        <Phone aria-hidden="true" size={20} strokeWidth={1.75} /> {wording.call}
      </a>
      <SiteLink className={styles.book} to="/appointment">
        <CalendarCheck aria-hidden="true" size={20} strokeWidth={1.75} /> {wording.book}
      </SiteLink>
    </aside>
  )
}
