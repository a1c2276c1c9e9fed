import { enquiries } from '../../../enquiries/enquiries.ts'
import type { Fields } from '../../../enquiries/enquiry.ts'
import type { EnquiryCard } from '../../actions/desk.ts'
import styles from './enquiry-card.module.css'
import { telephone } from './steps.tsx'

/** What the customer typed, as text. Their name, the plate and what it is about stand in the card's head. */
export function Answers({ card: { kind, answers } }: { card: EnquiryCard }) {
  const fields: Fields = enquiries[kind].fields
  const lines = Object.entries(fields).filter(([name]) => answers[name] && ['phone', 'email'].includes(name))
  return (
    <div className={styles.answers}>
      {answers.message ? <p className={styles.message}>{answers.message}</p> : null}
      <dl className={styles.lines}>
        {lines.map(([name, { label }]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{name === 'phone' ? <a href={telephone(answers.phone ?? '')}>{answers.phone}</a> : answers[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
