import type { FieldErrors } from '../form.ts'
import type { SignInAnswers } from './sign-in.ts'

/** How somebody at the counter signs in. */
export const goodSignIn: SignInAnswers = { email: 'aroha@example.co.nz', password: 'gravel tui lantern sixpence', keep: '' }

export const goodSignIns: readonly { because: string; answers: Partial<SignInAnswers> }[] = [
  { because: 'everything is as usual', answers: goodSignIn },
  { because: 'Keep me signed in today is ticked', answers: { ...goodSignIn, keep: 'yes' } },
  { because: 'the password begins and ends with a space', answers: { ...goodSignIn, password: ' kept as it is ' } },
  { because: 'the password is as long as allowed', answers: { ...goodSignIn, password: 'x'.repeat(128) } },
]

export const badSignIns: readonly { because: string; answers: Partial<Record<keyof SignInAnswers, unknown>>; fieldErrors: FieldErrors }[] =
  [
    { because: 'nothing is sent', answers: {}, fieldErrors: { email: 'Email is required.', password: 'Password is required.' } },
    {
      because: 'the password is too long',
      answers: { ...goodSignIn, password: 'x'.repeat(129) },
      fieldErrors: { password: 'Password must be 128 characters or fewer.' },
    },
    {
      because: 'the password is not text',
      answers: { ...goodSignIn, password: ['x'] },
      fieldErrors: { password: 'Password is required.' },
    },
    {
      because: 'the checkbox has another value',
      answers: { ...goodSignIn, keep: 'forever' },
      fieldErrors: { keep: 'Tick Keep me signed in today, or leave it unticked.' },
    },
  ]
