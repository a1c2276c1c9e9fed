import type { Form, FormAnswers } from '../form.ts'
import { cleanText, textRule } from './fields/field.ts'

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

/** An email to the person who sent an enquiry. */
export const replyForm = { fields } satisfies Form

export type ReplyAnswers = FormAnswers<typeof replyForm>

/** Shown instead of the form, and returned for a reply to an enquiry without an email address. */
export const noAddress = 'There’s no email address on this enquiry. Call them instead.'
