import { NavLink } from 'react-router'
import type { Appointment } from '../../../domain/appointments/appointment.ts'
import button from '../../../ui/button/button.module.css'
import layout from '../action-form/form-layout.module.css'
import styles from './appointment-states.module.css'

type Props = { appointment: Pick<Appointment, 'state'>; enquiry: string; search: string }

/** Links to the forms that change and cancel an appointment, while that is possible. */
export function ChangeAppointment({ appointment: { state }, enquiry, search }: Props) {
  if (state !== 'set' && state !== 'here') return null
  const to = (path: string) => ({ pathname: `/enquiries/${enquiry}/${path}`, search, hash: 'work' })
  return (
    <nav className={`${styles.change} ${layout.small}`} aria-label="Change the appointment">
      <NavLink className={button.quiet} to={to('change')}>
        {state === 'here' ? 'Change the ready time' : 'Change'}
      </NavLink>
      {state === 'set' ? (
        <NavLink className={button.quiet} to={to('cancel')}>
          Cancel
        </NavLink>
      ) : null}
    </nav>
  )
}
