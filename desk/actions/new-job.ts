import * as v from 'valibot'
import { booking } from '../../enquiries/booking/booking.ts'
import { type Checked, check, type FieldErrors } from '../../enquiries/enquiry.ts'
import { email } from '../../enquiries/fields/email.ts'
import { cleanText, type Field, textRule } from '../../enquiries/fields/field.ts'
import { phone, spaceLandline } from '../../enquiries/fields/phone.ts'
import { plate } from '../../enquiries/fields/plate.ts'
import type { Form, FormAnswers } from './form.ts'

const shortPhone = 'Enter the whole phone number.'
const tickOrNot = 'Tick the box or leave it.'

/** In capitals, however it was typed. */
const plateField: Field = {
  ...plate,
  required: false,
  hint: 'Leave it empty if they don’t know it.',
  rule: v.pipe(
    textRule(plate.label, plate.maxLength, { required: false, tooLong: 'Enter the plate as on the car, up to 8 letters and digits.' }),
    v.transform((text) => text.toUpperCase()),
    v.check((text) => text === '' || v.is(plate.rule, text), 'Enter the plate as on the car, up to 8 letters and digits.'),
  ),
}

/** As somebody says it on the phone: also without spaces. */
const phoneField: Field = {
  ...phone,
  required: false,
  hint: 'To call them back',
  rule: v.pipe(
    textRule(phone.label, phone.maxLength, { required: false }),
    v.transform(spaceLandline),
    v.check((text) => text === '' || (/^\+?[\d\s()-]+$/.test(text) && /^\d{7,15}$/.test(text.replaceAll(/\D/g, ''))), shortPhone),
  ),
}

const emailField: Field = {
  ...email,
  required: false,
  rule: v.pipe(
    textRule(email.label, email.maxLength, { required: false }),
    v.check((text) => text === '' || v.is(email.rule, text), 'Please enter a valid email address.'),
  ),
}

const { name, service, message } = booking.fields

const fields = {
  plate: plateField,
  name,
  phone: phoneField,
  email: emailField,
  service,
  message: {
    ...message,
    label: 'What they want',
    required: false,
    rule: textRule('What they want', message.maxLength, { required: false, clean: cleanText }),
  },
  /** 'yes' when ticked. */
  confirm: {
    label: 'Mail them a confirmation',
    required: false,
    maxLength: 3,
    rule: v.pipe(v.optional(v.string(tickOrNot), ''), v.picklist(['', 'yes'], tickOrNot)),
    input: { type: 'checkbox', autoComplete: 'off' },
  },
} satisfies Record<string, Field>

/** A job that staff write down for somebody who rings or walks in. */
export const newJob = { fields } satisfies Form

export type NewJobAnswers = FormAnswers<typeof newJob>

export const newJobErrors = {
  unreachable: 'Enter a phone number or an email address.',
  noAddress: 'Enter their email address, or untick the confirmation.',
} as const

/** Validates what was sent, and that the customer can be reached. */
export function checkNewJob(sent: unknown): Checked<typeof fields> {
  const checked = check(newJob, sent)
  if (!checked.ok) return checked
  const { phone, email, confirm } = checked.answers
  const fieldErrors: FieldErrors<typeof fields> = {}
  if (!phone && !email) fieldErrors.phone = newJobErrors.unreachable
  if (confirm && !email) fieldErrors.email = newJobErrors.noAddress
  return Object.keys(fieldErrors).length > 0 ? { ok: false, fieldErrors } : checked
}
