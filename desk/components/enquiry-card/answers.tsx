import { Link, useSearchParams } from 'react-router'
import type { EnquiryCard } from '../../../domain/desk.ts'
import { enquiries } from '../../../domain/enquiries/enquiries.ts'
import { telLink } from '../../../domain/enquiries/fields/phone.ts'
import type { Fields } from '../../../domain/form.ts'
import { inboxQuery } from '../../inbox-query.ts'
import styles from './enquiry-card.module.css'

/** The customer's message and contact details. The card's header has their name, the plate and the subject. */
export function Answers({ card: { id, kind, answers } }: { card: EnquiryCard }) {
  const [search] = useSearchParams()
  const fields: Fields = enquiries[kind].fields
  const lines = Object.entries(fields).filter(([name]) => answers[name] && ['phone', 'email'].includes(name))
  return (
    <div className={styles.answers}>
      {answers.message ? <p className={styles.message}>{answers.message}</p> : null}
      <dl className={styles.lines}>
        {lines.map(([name, { label }]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{name === 'phone' ? <a href={telLink(answers.phone ?? '')}>{answers.phone}</a> : answers[name]}</dd>
          </div>
        ))}
      </dl>
      <Link className={styles.details} to={{ pathname: `/enquiries/${id}/details`, search: inboxQuery(search), hash: 'work' }}>
        Change details
      </Link>
    </div>
  )
}
