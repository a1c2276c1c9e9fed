import type { FieldErrors } from '../form.ts'
import type { NoteAnswers } from './note.ts'

/** Valid notes. */
export const goodNotes: readonly { because: string; answers: NoteAnswers }[] = [
  { because: 'it is typed', answers: { text: 'Wants the old pads back.\nCall after 3.' } },
  { because: 'it is as long as allowed', answers: { text: 'x'.repeat(2000) } },
]

/** Invalid notes, with the message that staff should see. */
export const badNotes: readonly { because: string; answers: Partial<NoteAnswers>; fieldErrors: FieldErrors }[] = [
  { because: 'nothing is sent', answers: {}, fieldErrors: { text: 'Note is required.' } },
  { because: 'it is only white space', answers: { text: ' \n ' }, fieldErrors: { text: 'Note is required.' } },
  {
    because: 'it is too long',
    answers: { text: 'x'.repeat(2001) },
    fieldErrors: { text: 'Note must be 2,000 characters or fewer.' },
  },
]
