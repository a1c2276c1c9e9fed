import * as v from 'valibot'
import { email } from '../enquiries/fields/email.ts'
import type { Form, FormAnswers } from '../form.ts'

const unknownRole = 'Choose Staff or Owner.'

export const roleField = {
  label: 'Role',
  hint: 'Owners can also invite people, make new links, and change what the site says about the workshop.',
  required: true,
  maxLength: 5,
  rule: v.pipe(v.optional(v.string(unknownRole), 'staff'), v.picklist(['staff', 'owner'], unknownRole)),
  input: { autoComplete: 'off' },
}

const fields = { email, role: roleField }

/** A link for a new colleague, or for a new password if the email already has an account, whose role doesn't change. */
export const inviteForm = { fields } satisfies Form

export type InviteAnswers = FormAnswers<typeof inviteForm>

export const inviteErrors = {
  disabled: 'This account is disabled. Enable it first, then make a link.',
  full: 'The desk has room for 20 people. Disable an account or withdraw a link first.',
} as const

/** Returns the URL of an invite. `key`: in base64url. */
export function joinLink(origin: string, key: string): string {
  return `${origin}/desk/join?key=${key}`
}

/** Why a button of the Team page does nothing. */
export const teamErrors = {
  self: 'You can’t disable your own account.',
  full: 'The desk has room for 20 people. Disable another account first.',
  notOwner: 'Your account has been disabled, so nothing was changed.',
  used: 'That link has been used, so it can’t be withdrawn. If the wrong person used it, disable their account.',
} as const

/** Milliseconds for which a link works. */
export const inviteLasts = 24 * 3_600_000
