import { email } from '../enquiries/fields/email.ts'
import { name } from '../enquiries/fields/name.ts'
import type { Form } from '../form.ts'
import { roleField } from './invite.ts'

/** Changes somebody's account. */
export const personForm = {
  fields: { name: { ...name, label: 'Name', hint: 'Customers see it under their replies.' }, email, role: roleField },
} satisfies Form

/** Returned for `role`. */
export const lastOwner = 'They’re the only owner. Make somebody else an owner first.'
