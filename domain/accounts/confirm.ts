import type { Form } from '../form.ts'
import { signInForm } from './sign-in.ts'
import type { Busy, Limited, Refused } from './staff.ts'

/** Milliseconds for which a password counts before owners are asked for it again. */
export const confirmationLasts = 10 * 60_000

/** Asks for one's own password again. Fields of this name are taken out of any form before the desk's pages see it. */
export const confirmForm = { fields: { password: signInForm.fields.password } } satisfies Form

export const notYourPassword = 'That isn’t your password. Try again.'

export type ConfirmResult = { outcome: 'confirmed' } | Refused | Limited | Busy

/** A form that does what it should once the password has been given. `action`: path and query. `failure`: why the password wasn't accepted. */
export type FormToConfirm = {
  action: string
  fields: Readonly<Record<string, string>>
  email: string
  failure?: Exclude<ConfirmResult, { outcome: 'confirmed' }> | undefined
}
