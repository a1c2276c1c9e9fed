import { type Field, textRule } from './field.ts'

const label = 'Subject'
const maxLength = 200

export const subject: Field = {
  label,
  required: true,
  maxLength,
  rule: textRule(label, maxLength),
  input: { autoComplete: 'off' },
}
