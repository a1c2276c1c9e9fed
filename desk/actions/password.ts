import * as v from 'valibot'
import type { Field } from '../../enquiries/fields/field.ts'

const shortest = 15
/** UTF-16 code units, as `maxlength` counts. */
export const longestPassword = 128

const missing = 'Password is required.'
const tooLong = `Password must be ${longestPassword} characters or fewer.`

/** A password as somebody types it to sign in: nothing is trimmed, and what is too long is never hashed. */
export const typedPassword = v.pipe(
  v.optional(v.string(missing), ''),
  v.minLength(1, missing),
  v.maxLength(longestPassword, tooLong),
  // A macron may be typed as one character or two.
  v.normalize('NFKC'),
)

/** A password that somebody chooses. The server also refuses one that is easy to guess. */
export const newPassword: Field = {
  label: 'Password',
  hint: `At least ${shortest} characters. Four or five words that don’t belong together are easy to remember and hard to guess.`,
  required: true,
  maxLength: longestPassword,
  rule: v.pipe(
    typedPassword,
    v.check((text) => [...text].length >= shortest, `Password must be at least ${shortest} characters. Add another word or two.`),
  ),
  input: { type: 'password', autoComplete: 'new-password' },
}

/** Why a password that is long enough is refused, and what to do instead. */
export const guessablePassword =
  'That password is easy to guess. Use four or five words that don’t belong together, without names, dates or the workshop’s name.'
