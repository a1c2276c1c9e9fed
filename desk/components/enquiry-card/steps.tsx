import { CalendarPlus, Phone, Reply, StickyNote } from 'lucide-react'
import { NavLink, useMatches, useSearchParams } from 'react-router'
import { isAppointmentActive } from '../../../domain/appointments/appointment-state.ts'
import type { EnquiryCard } from '../../../domain/desk.ts'
import { telLink } from '../../../domain/enquiries/fields/phone.ts'
import type { Instant } from '../../../domain/instant.ts'
import button from '../../../ui/button/button.module.css'
import { inboxQuery } from '../../inbox-query.ts'
import styles from './enquiry-card.module.css'
import { nextStep, type Step } from './next-step.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/**
 * The actions on an enquiry. On a phone, Call and Reply stay within thumb's reach until one is chosen. The primary button is
 * what most likely comes next; once a form is open, its submit button is the primary one.
 */
export function Steps({ card, now }: { card: EnquiryCard; now: Instant }) {
  const [search] = useSearchParams()
  const chosen = !useMatches().some(({ id }) => id === 'routes/quick-actions')
  const { email, phone = '' } = card.answers
  const tel = telLink(phone)
  const main = nextStep(card, now)
  const look = (step: Step) => (step === main && !chosen ? button.primary : button.quiet)
  const to = (step: Step) => ({ pathname: `/enquiries/${card.id}/${step}`, search: inboxQuery(search), hash: 'work' })
  return (
    <nav className={styles.steps} aria-label="Actions" data-chosen={chosen}>
      {tel ? (
        <a className={look('call')} href={tel}>
          <Phone {...icon} /> Call
        </a>
      ) : null}
      {email ? (
        <NavLink className={look('replies')} to={to('replies')} data-key="r">
          <Reply {...icon} /> Reply
        </NavLink>
      ) : null}
      {isAppointmentActive(card.appointment) ? null : (
        <NavLink className={look('appointments')} to={to('appointments')} data-key="b">
          <CalendarPlus {...icon} /> Book
        </NavLink>
      )}
      <NavLink className={look('notes')} to={to('notes')} data-key="n">
        <StickyNote {...icon} /> Note
      </NavLink>
    </nav>
  )
}
