import { business } from '../../../workshop/business.ts'
import styles from './phone-links.module.css'

/** Both phone numbers as large links. */
export function PhoneLinks() {
  return [business.landline, business.mobile].map(({ dial, shown }) => (
    <a key={dial} className={styles.number} href={`tel:${dial}`}>
      {shown}
    </a>
  ))
}
