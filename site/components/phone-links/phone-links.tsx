import { useFacts } from '../../../ui/facts.ts'
import styles from './phone-links.module.css'

/** Both phone numbers as large links. With `nameClass`, the class of the names, each has the name of its phone. */
export function PhoneLinks({ nameClass }: { nameClass?: string | undefined }) {
  const { landline, mobile } = useFacts().business
  const phones = [
    { ...landline, name: 'Workshop' },
    { ...mobile, name: 'Mobile' },
  ]
  return phones.map(({ dial, shown, name }) => (
    <a key={name} className={styles.number} href={`tel:${dial}`}>
      {shown}
      {nameClass ? <span className={nameClass}>{name}</span> : null}
    </a>
  ))
}
