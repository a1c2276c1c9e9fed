import type { FieldErrors } from '../form.ts'
import type { StateAnswers } from './set-state.ts'

/** Valid states. Whether an enquiry can get one depends on its appointment. */
export const goodStates: readonly StateAnswers[] = ['new', 'answered', 'booked', 'done', 'declined'].map((state) => ({ state }))

/** Invalid states, with the message that staff should see. */
export const badStates: readonly { because: string; answers: Partial<StateAnswers>; fieldErrors: FieldErrors }[] = [
  { because: 'none is sent', answers: {}, fieldErrors: { state: 'Choose a status from the list.' } },
  { because: 'it is empty', answers: { state: '' }, fieldErrors: { state: 'Choose a status from the list.' } },
  { because: 'there is no such state', answers: { state: 'lost' }, fieldErrors: { state: 'Choose a status from the list.' } },
]
