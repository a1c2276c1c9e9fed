import { Phone } from 'lucide-react'
import button from '../../../ui/button/button.module.css'
import { useFacts } from '../../../ui/facts.ts'
import { wording } from '../../wording.ts'
import styles from './phone-bar.module.css'

/**
 * A fixed bar on phones with the two things a driver at the roadside needs.
 * @param bookHref where Book links to: the page's own booking form, if it has one
 */
export function PhoneBar({ bookHref = '/appointment' }: { bookHref?: string | undefined }) {
  const { landline } = useFacts().business
  return (
    <aside className={styles.bar} data-tone="ink" aria-label={wording.callOrBook}>
      <a className={button.quiet} href={`tel:${landline.dial}`}>
        <Phone size={20} />
        {wording.call}
      </a>
      <a className={`${button.primary} ${styles.book}`} href={bookHref}>
        {wording.book}
      </a>
    </aside>
  )
}
