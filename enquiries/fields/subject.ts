import { type Field, textRule } from './field.ts'

const label = 'Subject'
const longest = 200

export const subject: Field = {
  label,
  required: true,
  longest,
  rule: textRule(label, longest),
  input: { autoComplete: 'off' },
}
