import * as v from 'valibot'
import type { Form, FormAnswers } from '../form.ts'
import { closedStates, enquiryStates } from './states.ts'

const unknown = 'Choose a status from the list.'

const fields = {
  state: {
    label: 'Status',
    required: true,
    maxLength: 20,
    rule: v.pipe(v.string(unknown), v.picklist(enquiryStates, unknown)),
    input: { autoComplete: 'off' },
  },
}

/** Changes an enquiry's state by hand. Replies and appointments change it automatically. */
export const stateForm = { fields } satisfies Form

export type StateAnswers = FormAnswers<typeof stateForm>

/** Whether a state is one that closes an enquiry. */
export function isEnquiryClosed(state: string | null | undefined): boolean {
  return closedStates.some((each) => each === state)
}

/** Why an enquiry can't get a state. */
export const stateErrors = {
  same: 'It’s already marked that way.',
  /** For 'new' or 'answered' while there is an appointment. */
  hasAppointment: 'There’s an appointment, so it stays booked until you mark it as done or decline it.',
  /** For 'booked' without an appointment. */
  noAppointment: 'There’s no appointment yet. Press Book to make one.',
} as const
