import { isEnquiryClosed } from '../enquiries/state.ts'
import { check, type Form, yesRule } from '../form.ts'
import { defineAction } from './action.ts'
import { stateErrors } from './set-state.ts'

const fields = {
  urgent: {
    label: 'Urgent',
    required: false,
    maxLength: 3,
    rule: yesRule('Press Urgent or Not urgent.'),
    input: { autoComplete: 'off' },
  },
}

/** The mark that puts an enquiry first while it waits: 'yes', or '' to clear it. */
export const urgentForm = { fields } satisfies Form

/** Marks an enquiry as urgent by hand, until that is cleared or the enquiry is closed. */
export const setUrgent = defineAction({
  kind: 'urgent',
  who: 'staff',
  form: urgentForm,
  problemAt: 'urgent',
  decide(sent, { urgent, state }) {
    const checked = check(urgentForm, sent)
    if (!checked.ok) return checked
    if ((checked.answers.urgent === 'yes') === urgent) return { fieldErrors: { urgent: stateErrors.same } }
    if (isEnquiryClosed(state)) return { fieldErrors: { urgent: 'It’s closed. Reopen it first.' } }
    return { text: checked.answers.urgent }
  },
})
