import * as v from 'valibot'
import { cleanCode, type Field, textRule } from './field.ts'

const label = 'Registration plate'
const maxLength = 8
// Standard plates (AB1234, ABC123) and personalised ones, which Waka Kotahi sells with up to six characters
// and a space. A lower-case plate is refused, not upper-cased.
const pattern = /^(?:[A-Z]{2}\d{1,4}|[A-Z]{3}\d{3}|[A-Z\d\- ]{1,8})$/
const malformed = 'Please enter a valid registration plate.'

export const plate: Field = {
  label,
  hint: 'In capitals, e.g. ABC123',
  required: true,
  maxLength,
  rule: v.pipe(textRule(label, maxLength, { clean: cleanCode, tooLong: malformed }), v.regex(pattern, malformed)),
  suggest: (cleaned) => cleaned.toUpperCase(),
  input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
}
