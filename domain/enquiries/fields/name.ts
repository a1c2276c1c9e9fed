import { type Field, textRule } from './field.ts'

const label = 'Name'
const maxLength = 200

export const name: Field = {
  label,
  required: true,
  maxLength,
  rule: textRule(label, maxLength),
  input: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
}
