import type { FieldErrors } from '../../enquiries/enquiry.ts'
import type { StateAnswers } from './state.ts'

/** Valid states. Whether one fits depends on the enquiry. */
export const goodStates: readonly StateAnswers[] = ['new', 'answered', 'booked', 'done', 'declined'].map((state) => ({ state }))

/** Invalid states, with the message that staff should see. */
export const badStates: readonly { because: string; answers: Partial<StateAnswers>; fieldErrors: FieldErrors }[] = [
  { because: 'none is sent', answers: {}, fieldErrors: { state: 'Choose a state from the list.' } },
  { because: 'it is empty', answers: { state: '' }, fieldErrors: { state: 'Choose a state from the list.' } },
  { because: 'it is not one of ours', answers: { state: 'lost' }, fieldErrors: { state: 'Choose a state from the list.' } },
]
