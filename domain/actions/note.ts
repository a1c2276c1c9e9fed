import * as v from 'valibot'
import { type Checked, check } from '../enquiries/enquiry.ts'
import { cleanText, textRule } from '../enquiries/fields/field.ts'
import type { Form, FormAnswers } from '../form.ts'
import { defineAction } from './action.ts'

const label = 'Note'
const maxLength = 2000

/** Quick notes: the values of the buttons named `quick`. */
export const quickNotes = ['Called', 'Left a message', 'They wrote back'] as const
const unknown = 'Tap one of the quick notes, or write your own.'

const fields = {
  text: {
    label,
    required: false,
    maxLength,
    rule: textRule(label, maxLength, { required: false, clean: cleanText }),
    input: { autoComplete: 'off', spellCheck: true },
  },
  quick: {
    label: 'Quick note',
    required: false,
    maxLength: 20,
    rule: v.pipe(v.optional(v.string(unknown), ''), v.picklist(['', ...quickNotes], unknown)),
    input: { autoComplete: 'off' },
  },
}

/** A note that only staff see. */
export const noteForm = { fields } satisfies Form

export type NoteAnswers = FormAnswers<typeof noteForm>

/** Validates a note: it needs text, a quick note, or both. */
export function checkNote(sent: unknown): Checked<typeof fields> {
  const checked = check(noteForm, sent)
  if (!checked.ok || checked.answers.text || checked.answers.quick) return checked
  return { ok: false, fieldErrors: { text: 'Note is required.' } }
}

/** Returns the quick note that a stored note begins with, and the text after it: `noteText` in reverse. */
export function quickNoteIn(note: string): { quick: (typeof quickNotes)[number]; text: string } | undefined {
  const quick = quickNotes.find((each) => note === each || note.startsWith(`${each}: `))
  return quick && { quick, text: note.slice(quick.length + 2) }
}

/** Joins quick note and text: 'Called: it’s the front left'. */
export function noteText({ text, quick }: NoteAnswers): string {
  return [quick, text].filter(Boolean).join(': ')
}

export const note = defineAction({
  kind: 'note',
  who: 'staff',
  form: noteForm,
  problemAt: 'text',
  decide(sent) {
    const checked = checkNote(sent)
    return checked.ok ? { text: noteText(checked.answers) } : checked
  },
})
