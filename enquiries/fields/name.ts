import { type Field, textRule } from './field.ts'

const label = 'Name'
const longest = 200

export const name: Field = {
  label,
  required: true,
  longest,
  rule: textRule(label, longest),
  input: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
}
