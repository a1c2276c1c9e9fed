import type { Form } from '../form.ts'
import { textRule } from './fields/field.ts'

const maxLength = 100
const tooLong = `That’s too long. Search for ${maxLength} characters or fewer.`

const fields = {
  /** Called `q`, as in any search. */
  q: {
    label: 'Find',
    required: true,
    maxLength,
    rule: textRule('Find', maxLength, { tooLong }),
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  },
} as const

/** Looks for enquiries by plate, phone, name, email or message. */
export const findForm = { fields } satisfies Form
