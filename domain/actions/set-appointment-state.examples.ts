import { appointmentStates } from '../appointments/appointment.ts'
import type { AppointmentStateAnswers } from '../appointments/appointment-state.ts'
import type { FieldErrors } from '../form.ts'

/** Valid status changes. Whether one fits depends on the appointment. */
export const goodAppointmentStates: readonly AppointmentStateAnswers[] = [
  ...appointmentStates.map((state) => ({ state, tell: '' as const })),
  { state: 'ready', tell: 'yes' },
]

/** Invalid status changes, with the message that staff should see. */
export const badAppointmentStates: readonly { because: string; answers: Record<string, string>; fieldErrors: FieldErrors }[] = [
  { because: 'no state is sent', answers: {}, fieldErrors: { state: 'Choose a status from the list.' } },
  { because: 'it is a state of enquiries', answers: { state: 'done' }, fieldErrors: { state: 'Choose a status from the list.' } },
  {
    because: 'the checkbox has another value',
    answers: { state: 'ready', tell: 'on' },
    fieldErrors: { tell: 'Tick the box for an email, or leave it unticked.' },
  },
]
