import { neverInvited, tellThemByPhone } from '../appointments/appointment-form.ts'
import { contentOf, isAmong } from '../appointments/appointment-mails.ts'
import { appointmentErrors, isAppointmentActive } from '../appointments/appointment-state.ts'
import { pressForm } from '../form.ts'
import { defineAction } from './action.ts'

/** Cancels the appointment, and tells the customer if they were invited. */
export const cancelAppointment = defineAction({
  kind: 'cancel',
  who: 'staff',
  form: pressForm,
  problemAt: 'appointment',
  decide(_sent, { appointment, answers, invited }) {
    if (!appointment) return { fieldErrors: { appointment: appointmentErrors.none } }
    if (appointment.state !== 'set')
      return { fieldErrors: { appointment: isAppointmentActive(appointment) ? appointmentErrors.isHere : appointmentErrors.over } }
    const appointmentState = 'cancelled'
    if (!answers.email) return { appointmentState, text: tellThemByPhone }
    if (!isAmong(invited, answers.email)) return { appointmentState, text: neverInvited }
    return { appointmentState, mail: { kind: 'cancellation', content: contentOf(appointment, appointment.sequence + 1) } }
  },
})
