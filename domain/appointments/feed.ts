import { textRule } from '../enquiries/fields/field.ts'
import type { Form } from '../form.ts'

const label = 'Name of the phone or calendar'
const maxLength = 40

const fields = {
  label: {
    label,
    hint: 'To tell your links apart, e.g. Mere’s phone',
    required: true,
    maxLength,
    rule: textRule('A name', maxLength),
    input: { autoComplete: 'off' },
  },
}

/** A link from which a phone's calendar reads the appointments. */
export const feedForm = { fields } satisfies Form

/** Per person. */
export const maxFeeds = 3

export const feedErrors = { full: `You have ${maxFeeds} calendar links already. Remove one first.` } as const
