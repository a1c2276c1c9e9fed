import { CalendarPlus, Phone, Reply, StickyNote } from 'lucide-react'
import { NavLink, useMatches, useSearchParams } from 'react-router'
import button from '../../../site/components/button/button.module.css'
import type { EnquiryCard } from '../../actions/desk.ts'
import { isOpen } from '../../actions/visit.ts'
import { listSearch } from '../../list-search.ts'
import styles from './enquiry-card.module.css'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/**
 * What can be done with an enquiry. On a phone, Call and Reply stay within the thumb's reach until one is chosen. The signal button is
 * the answer that is possible; once a form is open, it is that form's.
 */
export function Steps({ card }: { card: EnquiryCard }) {
  const [search] = useSearchParams()
  const chosen = !useMatches().some(({ id }) => id === 'routes/next-step')
  const { email, phone } = card.answers
  const main = email ? 'replies' : 'call'
  const look = (step: string) => (step === main && !chosen ? button.primary : button.quiet)
  const to = (step: string) => ({ pathname: `/enquiries/${card.id}/${step}`, search: listSearch(search), hash: 'work' })
  return (
    <nav className={styles.steps} aria-label="What to do" data-chosen={chosen}>
      {phone ? (
        <a className={look('call')} href={telephone(phone)}>
          <Phone {...icon} /> Call
        </a>
      ) : null}
      {email ? (
        <NavLink className={look('replies')} to={to('replies')}>
          <Reply {...icon} /> Reply
        </NavLink>
      ) : null}
      {isOpen(card.appointment) ? null : (
        <NavLink className={look('appointments')} to={to('appointments')}>
          <CalendarPlus {...icon} /> Book
        </NavLink>
      )}
      <NavLink className={look('notes')} to={to('notes')}>
        <StickyNote {...icon} /> Note
      </NavLink>
    </nav>
  )
}

/** Returns a number as a link that calls it. */
export function telephone(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`
}
