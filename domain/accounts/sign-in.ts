import { email } from '../enquiries/fields/email.ts'
import { type Form, type FormAnswers, yesRule } from '../form.ts'
import { longestPassword, typedPassword } from './password.ts'

const kept = 'Tick Keep me signed in today, or leave it unticked.'

const fields = {
  email: { ...email, input: { ...email.input, autoComplete: 'username' } },
  password: {
    label: 'Password',
    required: true,
    maxLength: longestPassword,
    rule: typedPassword,
    input: { type: 'password' as const, autoComplete: 'current-password' },
  },
  /** 'yes' when ticked, for the workshop's own devices. */
  keep: {
    label: 'Keep me signed in today',
    required: false,
    maxLength: 3,
    rule: yesRule(kept),
    input: { type: 'checkbox' as const, autoComplete: 'off' },
  },
}

export const signInForm = { fields } satisfies Form

export type SignInAnswers = FormAnswers<typeof signInForm>

/** Also shown for an unknown email and a disabled account, so that nobody can find out who works here. */
export const wrongPassword = 'That email and password don’t match. Check both, or ask an owner for a new link.'
