import { email } from '../../enquiries/fields/email.ts'
import { name } from '../../enquiries/fields/name.ts'
import type { Invite } from './desk.ts'
import type { Form } from './form.ts'
import { newPassword } from './password.ts'

const yourName = { ...name, label: 'Your name', hint: 'Customers see it under your replies.' }
const yourEmail = { ...email, input: { ...email.input, autoComplete: 'username' } }

/** The first owner says who they are; an invitation already has the email; a new password needs nothing else. */
const forms = {
  firstOwner: { fields: { name: yourName, email: yourEmail, password: newPassword } },
  colleague: { fields: { name: yourName, password: newPassword } },
  recovery: { fields: { password: newPassword } },
} satisfies Record<string, Form>

/** Returns the form behind a link. */
export function joinFormOf({ name, email }: Pick<Invite, 'name' | 'email'>): Form {
  if (name !== undefined) return forms.recovery
  return email === '' ? forms.firstOwner : forms.colleague
}

/** The email of a first owner who joins by an old link while somebody else has taken it. */
export const emailTaken = 'There’s already an account with this email.'
