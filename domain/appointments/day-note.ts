import { textRule } from '../enquiries/fields/field.ts'
import type { Form } from '../form.ts'

const label = 'Note'
const maxLength = 200

const fields = {
  text: {
    label,
    hint: 'For colleagues, such as: Sam away',
    required: true,
    maxLength,
    rule: textRule(label, maxLength),
    input: { autoComplete: 'off', spellCheck: true },
  },
}

/** A note of staff on a date. */
export const dayNoteForm = { fields } satisfies Form

/** Per date. */
export const maxDayNotes = 5

export const dayNoteErrors = { full: `A day can have ${maxDayNotes} notes. Remove one first.` } as const
