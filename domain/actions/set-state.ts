import { isAppointmentActive } from '../appointments/appointment-state.ts'
import { enquiryStates } from '../enquiries/state.ts'
import { check, choiceField, type Form, type FormAnswers } from '../form.ts'
import { defineAction } from './action.ts'

const fields = { state: choiceField('Status', enquiryStates, 'Choose a status from the list.') }

/** Changes an enquiry's state by hand. Replies and appointments change it automatically. */
export const stateForm = { fields } satisfies Form

export type StateAnswers = FormAnswers<typeof stateForm>

/** Why an enquiry can't get a state. */
export const stateErrors = {
  same: 'It’s already marked that way.',
  /** For 'new' or 'answered' while there is an appointment. */
  hasAppointment: 'There’s an appointment, so it stays booked until you mark it as done or decline it.',
  /** For 'booked' without an appointment. */
  noAppointment: 'There’s no appointment yet. Press Book to make one.',
} as const

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
