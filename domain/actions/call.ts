import { textRule } from '../enquiries/fields/field.ts'
import { check, choiceField, type Form, type FormAnswers } from '../form.ts'
import { defineAction } from './action.ts'

/** How a call went: the values of the buttons named `outcome`. */
export const callOutcomes = ['reached', 'message', 'no-answer'] as const

export type CallOutcome = (typeof callOutcomes)[number]

const label = 'What was said'
const maxLength = 200

const fields = {
  said: {
    label,
    required: false,
    maxLength,
    rule: textRule(label, maxLength, { required: false }),
    input: { autoComplete: 'off', spellCheck: true },
  },
  outcome: choiceField('How it went', callOutcomes, 'Press one of the buttons: how did the call go?'),
}

/** A call to the customer: how it went and, in a line, what was said. */
export const callForm = { fields } satisfies Form

export type CallAnswers = FormAnswers<typeof callForm>

export type Call = { outcome: CallOutcome; said: string }

/** Joins a call's outcome and line as they are stored: 'reached: it’s the front left'. */
export function callText({ outcome, said }: CallAnswers): string {
  return [outcome, said].filter(Boolean).join(': ')
}

/** Splits what is stored of a call: `callText` in reverse. */
export function callIn(text = ''): Call {
  const outcome = callOutcomes.find((each) => text === each || text.startsWith(`${each}: `)) ?? 'reached'
  return { outcome, said: text.slice(outcome.length + 2) }
}

export const call = defineAction({
  kind: 'call',
  who: 'staff',
  form: callForm,
  problemAt: 'outcome',
  decide(sent) {
    const checked = check(callForm, sent)
    return checked.ok ? { text: callText(checked.answers) } : checked
  },
})
