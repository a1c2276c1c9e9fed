import type { FieldErrors } from '../form.ts'
import type { CallAnswers } from './call.ts'

/** Valid calls, with the text that is stored. */
export const goodCalls: readonly { because: string; answers: Partial<CallAnswers>; text: string }[] = [
  { because: 'only its button is pressed', answers: { outcome: 'no-answer' }, text: 'no-answer' },
  { because: 'nothing is typed', answers: { outcome: 'message', said: ' ' }, text: 'message' },
  {
    because: 'a line is typed',
    answers: { outcome: 'reached', said: ' it’s the: front\nleft ' },
    text: 'reached: it’s the: front left',
  },
  {
    because: 'the line is as long as allowed',
    answers: { outcome: 'reached', said: 'x'.repeat(200) },
    text: `reached: ${'x'.repeat(200)}`,
  },
]

const press = 'Press one of the buttons: how did the call go?'

/** Invalid calls, with the message that staff should see. */
export const badCalls: readonly { because: string; answers: Record<string, string>; fieldErrors: FieldErrors }[] = [
  { because: 'no button is pressed', answers: { said: 'it’s the front left' }, fieldErrors: { outcome: press } },
  { because: 'there is no such button', answers: { outcome: 'engaged' }, fieldErrors: { outcome: press } },
  {
    because: 'the line is too long',
    answers: { outcome: 'reached', said: 'x'.repeat(201) },
    fieldErrors: { said: 'What was said must be 200 characters or fewer.' },
  },
]
