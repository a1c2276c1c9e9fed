import { business } from '../../../workshop/business.ts'
import styles from './phone-links.module.css'

/** Both numbers, large enough to be found at the roadside. */
export function PhoneLinks() {
  return [business.landline, business.mobile].map(({ dial, shown }) => (
    <a key={dial} className={styles.number} href={`tel:${dial}`}>
      {shown}
    </a>
  ))
}
