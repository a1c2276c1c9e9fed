import { cleanText, textRule } from '../../enquiries/fields/field.ts'
import type { Form, FormAnswers } from './form.ts'

const label = 'Reply'
const maxLength = 5000

const fields = {
  text: {
    label,
    required: true,
    maxLength,
    rule: textRule(label, maxLength, { clean: cleanText }),
    input: { autoComplete: 'off', spellCheck: true },
  },
}

/** An answer by e-mail to whoever sent an enquiry. */
export const reply = { fields } satisfies Form

export type ReplyAnswers = FormAnswers<typeof reply>

/** Shown in place of the form, and returned for a reply to an enquiry without an e-mail address. */
export const noAddress = 'There’s no email address on this enquiry. Call them instead.'
