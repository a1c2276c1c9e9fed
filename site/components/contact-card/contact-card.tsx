import { useFacts } from '../../../ui/facts.ts'
import { AddressLink } from '../address-link/address-link.tsx'
import { HoursLines } from '../hours-lines/hours-lines.tsx'
import { OpenNow } from '../open-now/open-now.tsx'
import { PhoneLinks } from '../phone-links/phone-links.tsx'
import styles from './contact-card.module.css'

const wording = { title: 'Contact Us' }

type Props = {
  tone?: 'ink' | 'paper'
}

/** The workshop's contact details. */
export function ContactCard({ tone = 'ink' }: Props) {
  const { business } = useFacts()
  return (
    <section className={styles.card} data-tone={tone} aria-labelledby="contact-card">
      <h2 className={styles.title} id="contact-card">
        {wording.title}
      </h2>
      <address className={styles.reach}>
        <PhoneLinks />
        <a href={`mailto:${business.email}`}>{business.email}</a>
        <AddressLink />
        <span className={styles.hours}>
          <OpenNow brief />
          <span>
            <HoursLines />
          </span>
        </span>
      </address>
    </section>
  )
}
