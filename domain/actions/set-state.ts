import { isAppointmentActive } from '../appointments/appointment-state.ts'
import { check } from '../enquiries/enquiry.ts'
import { stateErrors, stateForm } from '../enquiries/state.ts'
import { defineAction } from './action.ts'

export const setState = defineAction({
  kind: 'state',
  who: 'staff',
  form: stateForm,
  problemAt: 'state',
  decide(sent, enquiry) {
    const checked = check(stateForm, sent)
    if (!checked.ok) return checked
    const { state } = checked.answers
    const isActive = isAppointmentActive(enquiry.appointment)
    if (state === enquiry.state) return { fieldErrors: { state: stateErrors.same } }
    if (state === 'booked' && !isActive) return { fieldErrors: { state: stateErrors.noAppointment } }
    if ((state === 'new' || state === 'answered') && isActive) return { fieldErrors: { state: stateErrors.hasAppointment } }
    return { text: state }
  },
})
