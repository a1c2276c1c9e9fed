import * as v from 'valibot'
import { type Field, textRule } from './field.ts'

const label = 'Email'
// RFC 5321, 4.5.3.1.3: a path has 256 octets, two of which are its angle brackets.
const maxLength = 254
const malformed = 'Please enter a valid email address.'

export const email: Field = {
  label,
  required: true,
  maxLength,
  rule: v.pipe(
    textRule(label, maxLength),
    v.rfcEmail(malformed),
    // The HTML standard's rule (`rfcEmail`) also accepts 'someone@localhost', which our email would never reach.
    v.regex(/\.[a-z][a-z0-9-]*[a-z0-9]$/i, malformed),
  ),
  input: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
}
