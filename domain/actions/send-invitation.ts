import { tellThemByPhone } from '../appointments/appointment-form.ts'
import { invitationTo, isStillToCome } from '../appointments/appointment-mails.ts'
import { appointmentErrors, isAppointmentActive } from '../appointments/appointment-state.ts'
import { pressForm } from '../form.ts'
import { defineAction } from './action.ts'

/** Sends the customer the invitation to the appointment as it stands, again or for the first time. */
export const sendInvitation = defineAction({
  kind: 'invitation',
  who: 'staff',
  form: pressForm,
  problemAt: 'appointment',
  decide(_sent, { appointment, answers }, now) {
    if (!appointment) return { fieldErrors: { appointment: appointmentErrors.none } }
    if (!isStillToCome(appointment, now))
      return { fieldErrors: { appointment: isAppointmentActive(appointment) ? appointmentErrors.isPast : appointmentErrors.over } }
    if (!answers.email) return { fieldErrors: { appointment: tellThemByPhone } }
    return invitationTo(appointment, now)
  },
})
