import { cleanText, type Field, textRule } from './field.ts'

const label = 'Message'
const longest = 5000

export const message: Field = {
  label,
  required: true,
  longest,
  rule: textRule(label, longest, { clean: cleanText }),
  input: { autoComplete: 'off', spellCheck: true },
}
