import type { FieldErrors } from '../form.ts'
import type { InviteAnswers } from './invite.ts'

export const goodInvite: InviteAnswers = { email: 'tama@example.co.nz', role: 'staff' }

export const badInvites: readonly { because: string; answers: Partial<InviteAnswers>; fieldErrors: FieldErrors }[] = [
  { because: 'the email is missing', answers: { role: 'staff' }, fieldErrors: { email: 'Email is required.' } },
  { because: 'the role is unknown', answers: { ...goodInvite, role: 'admin' }, fieldErrors: { role: 'Choose Staff or Owner.' } },
]
