import * as v from 'valibot'
import type { Field } from '../enquiries/fields/field.ts'

const shortest = 15
/** UTF-16 code units, as `maxlength` counts. */
export const longestPassword = 128

const missing = 'Password is required.'
const tooLong = `Password must be ${longestPassword} characters or fewer.`

/** A password typed to sign in. It isn't trimmed, and one that is too long is never hashed. */
export const typedPassword = v.pipe(
  v.optional(v.string(missing), ''),
  v.minLength(1, missing),
  v.maxLength(longestPassword, tooLong),
  // A macron may be typed as one character or two.
  v.normalize('NFKC'),
)

/** A newly chosen password. The server also refuses one that is easy to guess. */
export const newPassword: Field = {
  label: 'Password',
  hint: `At least ${shortest} characters. Four or five unrelated words are easy to remember and hard to guess.`,
  required: true,
  maxLength: longestPassword,
  rule: v.pipe(
    typedPassword,
    v.check((text) => [...text].length >= shortest, `Password must be at least ${shortest} characters. Add another word or two.`),
  ),
  input: { type: 'password', autoComplete: 'new-password' },
}

/** Shown for a password that is long enough but easy to guess. */
export const guessablePassword =
  'That password is easy to guess. Use four or five unrelated words, and leave out names, dates and the workshop’s name.'
