import { cleanText, textRule } from '../enquiries/fields/field.ts'
import { check, type Form, type FormAnswers } from '../form.ts'
import { defineAction } from './action.ts'

const label = 'Note'
const maxLength = 2000

const fields = {
  text: {
    label,
    required: true,
    maxLength,
    rule: textRule(label, maxLength, { clean: cleanText }),
    input: { autoComplete: 'off', spellCheck: true },
  },
}

/** A note that only staff see. */
export const noteForm = { fields } satisfies Form

export type NoteAnswers = FormAnswers<typeof noteForm>

export const note = defineAction({
  kind: 'note',
  who: 'staff',
  form: noteForm,
  problemAt: 'text',
  decide(sent) {
    const checked = check(noteForm, sent)
    return checked.ok ? { text: checked.answers.text } : checked
  },
})
