import type { FieldErrors } from '../enquiries/enquiry.ts'
import type { NoteAnswers } from './note.ts'

/** Valid notes, with the text that is stored. */
export const goodNotes: readonly { because: string; answers: Partial<NoteAnswers>; text: string }[] = [
  {
    because: 'it is typed',
    answers: { text: 'Wants the old pads back.\nCall after 3.' },
    text: 'Wants the old pads back.\nCall after 3.',
  },
  { because: 'it is a quick note', answers: { quick: 'Left a message' }, text: 'Left a message' },
  { because: 'it is a quick note with empty text', answers: { text: '', quick: 'They wrote back' }, text: 'They wrote back' },
  {
    because: 'it is a quick note with text',
    answers: { text: 'it’s the front left', quick: 'Called' },
    text: 'Called: it’s the front left',
  },
  { because: 'it is as long as allowed', answers: { text: 'x'.repeat(2000) }, text: 'x'.repeat(2000) },
]

/** Invalid notes, with the message that staff should see. */
export const badNotes: readonly { because: string; answers: Partial<NoteAnswers>; fieldErrors: FieldErrors }[] = [
  { because: 'nothing is sent', answers: {}, fieldErrors: { text: 'Note is required.' } },
  { because: 'it is only white space', answers: { text: ' \n ', quick: '' }, fieldErrors: { text: 'Note is required.' } },
  {
    because: 'it is too long',
    answers: { text: 'x'.repeat(2001) },
    fieldErrors: { text: 'Note must be 2,000 characters or fewer.' },
  },
  {
    because: 'there is no such quick note',
    answers: { quick: 'Shouted' },
    fieldErrors: { quick: 'Tap one of the quick notes, or write your own.' },
  },
]
