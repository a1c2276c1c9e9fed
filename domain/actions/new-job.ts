import * as v from 'valibot'
import type { Facts } from '../../workshop/facts.ts'
import { type CheckedAppointment, momentOf, timeField, usualMinutesOf } from '../appointments/appointment-form.ts'
import { booking } from '../enquiries/booking/booking.ts'
import { optionalEmail } from '../enquiries/fields/email.ts'
import { cleanCode, cleanText, type Field, textRule } from '../enquiries/fields/field.ts'
import { cleanPhone, phone, spacePhone } from '../enquiries/fields/phone.ts'
import { plate } from '../enquiries/fields/plate.ts'
import { type Checked, check, type FieldErrors, type Form, type FormAnswers, yesRule } from '../form.ts'
import type { Instant } from '../instant.ts'
import { instantOf, wallClockAt } from '../opening-hours/dates.ts'
import { afterOpenMinutes } from '../opening-hours/open-minutes.ts'

const badPlate = 'Enter the plate as it appears on the car, up to 8 letters and digits.'
const shortPhone = 'Enter the full phone number.'
const tickOrNot = 'Tick the box, or leave it unticked.'
const saveOrHere = 'Press Save job or Save, it’s here now.'

/** In capitals, however it was typed. */
const plateField: Field = {
  ...plate,
  required: false,
  hint: 'Leave it empty if they don’t know it.',
  rule: v.pipe(
    textRule(plate.label, plate.maxLength, { required: false, clean: cleanCode, tooLong: badPlate }),
    v.transform((text) => text.toUpperCase()),
    v.check((text) => text === '' || v.is(plate.rule, text), badPlate),
  ),
}

/** As read out on the phone: spaces are optional. */
const phoneField: Field = {
  ...phone,
  required: false,
  hint: 'To call them back',
  rule: v.pipe(
    textRule(phone.label, phone.maxLength, { required: false, clean: cleanPhone }),
    v.transform((text) => (/^\d+$/.test(text) ? spacePhone(text) : text)),
    v.check((text) => text === '' || (/^\+?[\d\s()./-]+$/.test(text) && /^\d{7,15}$/.test(text.replaceAll(/\D/g, ''))), shortPhone),
  ),
}

const { name, service, message } = booking.fields

const fields = {
  plate: plateField,
  name,
  phone: phoneField,
  email: optionalEmail,
  service,
  message: {
    ...message,
    label: 'What they want',
    required: false,
    rule: textRule('What they want', message.maxLength, { required: false, clean: cleanText }),
  },
  /** 'yes' when ticked. */
  confirm: {
    label: 'Email them a confirmation',
    required: false,
    maxLength: 3,
    rule: yesRule(tickOrNot),
    input: { type: 'checkbox', autoComplete: 'off' },
  },
  /** The value of the button that saves a job whose car is here. */
  here: {
    label: 'It’s here now',
    required: false,
    maxLength: 3,
    rule: yesRule(saveOrHere),
    input: { autoComplete: 'off' },
  },
  /** When the car arrived, if that was earlier today. Empty if it has just arrived. */
  since: timeField('Here since', 'Enter the time like this: 08:30.', { required: false }),
} satisfies Record<string, Field>

/** A job that staff enter for a phone call or a walk-in. */
export const newJobForm = { fields } satisfies Form

export type NewJobAnswers = FormAnswers<typeof newJobForm>

export const newJobErrors = {
  unreachable: 'Enter a phone number or an email address.',
  noAddress: 'Enter their email address, or untick the confirmation.',
  mailLimit: 'You’ve reached the limit of emails to customers for one hour. Untick the confirmation and save again.',
  later: 'That time hasn’t come yet. Leave it empty if the car’s just arrived.',
} as const

/** Validates what was sent, and that the customer can be reached. */
export function checkNewJob(sent: unknown, now: Instant): Checked<typeof fields> {
  const checked = check(newJobForm, sent)
  if (!checked.ok) return checked
  const { phone, email, confirm, here, since } = checked.answers
  const fieldErrors: FieldErrors<typeof fields> = {}
  if (!phone && !email) fieldErrors.phone = newJobErrors.unreachable
  if (confirm && !email) fieldErrors.email = newJobErrors.noAddress
  if (here && since) {
    const { at, error } = momentOf(wallClockAt(new Date(now)).date, since)
    if (at === undefined) fieldErrors.since = error
    else if (at > now) fieldErrors.since = newJobErrors.later
  }
  return Object.keys(fieldErrors).length > 0 ? { ok: false, fieldErrors } : checked
}

/** Whether staff go ahead although the car with this plate is already booked then. It confirms no other plate. */
export function isPlateConfirmed(sent: unknown, plate: string | undefined): boolean {
  return (sent as { anyway?: unknown }).anyway === plate
}

/** Returns the appointment of a car that is already here, with the work starting now. Opening hours and bays don't matter to it. */
export function appointmentOfCarHere(
  { service, since }: Pick<NewJobAnswers, 'service' | 'since'>,
  now: Instant,
  facts: Facts,
): CheckedAppointment {
  const minutes = usualMinutesOf(service, facts)
  const clock = wallClockAt(new Date(now))
  const ready = afterOpenMinutes(clock.date, clock.time, minutes, facts)
  return {
    date: clock.date,
    time: since || clock.time,
    minutes,
    readyDate: ready.date,
    readyTime: ready.time,
    startsAt: since ? instantOf(`${clock.date}T${since}`) : Math.floor(now / 60_000) * 60_000,
    readyAt: instantOf(`${ready.date}T${ready.time}`),
    reminder: false,
    anyway: ['closed', 'full'],
  }
}
