import * as v from 'valibot'
import { enquiryStates } from './desk.ts'
import type { Form, FormAnswers } from './form.ts'

const unknown = 'Choose a state from the list.'

const fields = {
  state: {
    label: 'State',
    required: true,
    maxLength: 20,
    rule: v.pipe(v.string(unknown), v.picklist(enquiryStates, unknown)),
    input: { autoComplete: 'off' },
  },
}

/** A change of an enquiry's state by hand. Replies and appointments change it by themselves. */
export const state = { fields } satisfies Form

export type StateAnswers = FormAnswers<typeof state>

/** Why a state doesn't fit. */
export const stateErrors = {
  same: 'It’s in that state already.',
  /** Back to 'new' or 'answered', although the car is coming. */
  hasAppointment: 'It has an appointment, so it’s booked until it’s done or declined.',
  /** Back to 'booked' without an appointment. */
  noAppointment: 'It has no appointment yet. Book one, and it’s booked.',
} as const
