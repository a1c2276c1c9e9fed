import { business } from '../../../workshop/business.ts'
import styles from './phone-links.module.css'

const phones = [
  { ...business.landline, name: 'Workshop' },
  { ...business.mobile, name: 'Mobile' },
]

/** Both phone numbers as large links. With `nameClass`, the class of the names, each has the name of its phone. */
export function PhoneLinks({ nameClass }: { nameClass?: string | undefined }) {
  return phones.map(({ dial, shown, name }) => (
    <a key={dial} className={styles.number} href={`tel:${dial}`}>
      {shown}
      {nameClass ? <span className={nameClass}>{name}</span> : null}
    </a>
  ))
}
