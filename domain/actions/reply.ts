import { cleanText, textRule } from '../enquiries/fields/field.ts'
import { check, type Form, type FormAnswers } from '../form.ts'
import { defineAction } from './action.ts'

const label = 'Reply'
/** In UTF-16 code units. */
export const longestReply = 5000

const fields = {
  text: {
    label,
    required: true,
    maxLength: longestReply,
    rule: textRule(label, longestReply, { clean: cleanText }),
    input: { autoComplete: 'off', spellCheck: true },
  },
}

/** An email to the person who sent an enquiry. */
export const replyForm = { fields } satisfies Form

export type ReplyAnswers = FormAnswers<typeof replyForm>

/** Shown instead of the form, and returned for a reply to an enquiry without an email address. */
export const noAddress = 'There’s no email address on this enquiry. Call them instead.'

export const reply = defineAction({
  kind: 'reply',
  who: 'staff',
  form: replyForm,
  problemAt: 'text',
  decide(sent, { answers, by }) {
    const checked = check(replyForm, sent)
    if (!checked.ok) return checked
    if (!answers.email) return { fieldErrors: { text: noAddress } }
    const { text } = checked.answers
    const [unfilled] = /\[(?:name|plate|time)\]/i.exec(text) ?? []
    if (unfilled) return { fieldErrors: { text: `Fill in ${unfilled}, or take it out.` } }
    return { text, mail: { kind: 'reply', content: { text, by: firstNameOf(by) } } }
  },
})

/** Returns the first word of a name: 'Mere' for 'Mere Tautahi'. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
