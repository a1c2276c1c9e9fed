import * as v from 'valibot'
import { check, type Form, isUuid } from '../form.ts'
import { defineAction } from './action.ts'

const unknown = 'Choose somebody from the list.'

const fields = {
  to: {
    label: 'Whose is it?',
    required: false,
    maxLength: 36,
    rule: v.pipe(
      v.string(unknown),
      v.check((text) => text === '' || isUuid(text), unknown),
    ),
    input: { autoComplete: 'off' },
  },
}

/** Who gets an enquiry: the id of an account, or '' for nobody. */
export const assignForm = { fields } satisfies Form

export const assignErrors = {
  same: 'That’s how it is already.',
  gone: 'That account has been disabled. Choose somebody else.',
} as const

/** Takes an enquiry, gives it to a colleague, or leaves it. */
export const assign = defineAction({
  kind: 'assign',
  who: 'staff',
  form: assignForm,
  problemAt: 'to',
  decide(sent, { assignee, colleagues }) {
    const checked = check(assignForm, sent)
    if (!checked.ok) return checked
    const { to } = checked.answers
    if (to === (assignee ?? '')) return { fieldErrors: { to: assignErrors.same } }
    if (to && !colleagues.includes(to)) return { fieldErrors: { to: assignErrors.gone } }
    return { text: to }
  },
})
