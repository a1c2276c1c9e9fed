import { isAppointmentActive } from '../appointments/appointment-state.ts'
import { pressForm } from '../form.ts'
import { defineAction } from './action.ts'

/** Notes that the customer has written back, so that an enquiry waits for us again. */
export const wroteBack = defineAction({
  kind: 'wrote-back',
  who: 'staff',
  form: pressForm,
  problemAt: 'appointment',
  decide: (_sent, { state, appointment }) => ({ text: state === 'new' ? '' : isAppointmentActive(appointment) ? 'booked' : 'answered' }),
})
