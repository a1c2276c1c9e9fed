import * as v from 'valibot'
import { type Field, textRule } from './field.ts'

const label = 'Registration plate'

export const plate: Field = {
  label,
  hint: 'In capitals, up to 8 characters, like ABC123.',
  required: true,
  longest: 8,
  rule: v.pipe(
    // The pattern bounds the length, so that a long plate gets the plate's own message.
    textRule(label, Number.MAX_SAFE_INTEGER),
    // Ordinary plates (AB1234, ABC123) and personalised ones, which Waka Kotahi sells with up to six characters
    // and a space; a lower-case plate is refused rather than changed.
    v.regex(/^(?:[A-Z]{2}\d{1,4}|[A-Z]{3}\d{3}|[A-Z\d\- ]{1,8})$/, 'Please enter a valid registration plate.'),
  ),
  input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
}
