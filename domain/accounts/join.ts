import { email } from '../enquiries/fields/email.ts'
import { name } from '../enquiries/fields/name.ts'
import type { Form } from '../form.ts'
import { newPassword } from './password.ts'
import type { Invite } from './staff.ts'

const yourName = { ...name, label: 'Your name', hint: 'Customers see it under your replies.' }
const yourEmail = { ...email, input: { ...email.input, autoComplete: 'username' } }

/** The first owner gives name and email; an invite already has the email; somebody setting a new password needs only that. */
const forms = {
  firstOwner: { fields: { name: yourName, email: yourEmail, password: newPassword } },
  colleague: { fields: { name: yourName, password: newPassword } },
  recovery: { fields: { password: newPassword } },
} satisfies Record<string, Form>

/** Returns the form that a link opens. */
export function joinFormOf({ name, email }: Pick<Invite, 'name' | 'email'>): Form {
  if (name !== undefined) return forms.recovery
  return email === '' ? forms.firstOwner : forms.colleague
}

/** Shown when a first owner enters the email of an account that exists by now. */
export const emailTaken = 'There’s already an account with this email.'
