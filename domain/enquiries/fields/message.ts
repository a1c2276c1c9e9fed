import { cleanText, type Field, textRule } from './field.ts'

const label = 'Message'
const maxLength = 5000

export const message: Field = {
  label,
  required: true,
  maxLength,
  rule: textRule(label, maxLength, { clean: cleanText }),
  input: { autoComplete: 'off', spellCheck: true },
}
