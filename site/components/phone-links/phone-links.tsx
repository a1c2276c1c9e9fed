import { business } from '../../../workshop/business.ts'
import styles from './phone-links.module.css'

const phones = [
  { ...business.landline, name: 'Workshop' },
  { ...business.mobile, name: 'Mobile' },
]

/** Both phone numbers as large links. `named`: each with the name of the phone. */
export function PhoneLinks({ named = false }: { named?: boolean }) {
  return phones.map(({ dial, shown, name }) => (
    <a key={dial} className={styles.number} href={`tel:${dial}`}>
      {shown}
      {named ? <span className={styles.name}>{name}</span> : null}
    </a>
  ))
}
