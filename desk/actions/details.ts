import { enquiries } from '../../enquiries/enquiries.ts'
import { type Checked, check, type EnquiryKind, type Fields } from '../../enquiries/enquiry.ts'
import type { Form } from './form.ts'
import { newJobErrors, newJobForm } from './new-job.ts'

const { plate, name, phone, email } = newJobForm.fields

const fields = { plate, name, phone, email }

/** Who an enquiry is from, and for which car. The rules are those of a new job. */
export const detailsForm = { fields } satisfies Form

export type DetailName = keyof typeof fields

/** Some of an enquiry's details; '' for one that is missing. */
export type Details = Partial<Record<DetailName, string>>

/** The error when nothing has changed. */
export const unchangedDetails = 'That’s what it says already.'

/** Returns the details that an enquiry of this kind has. */
export function detailsOf(kind: EnquiryKind): DetailName[] {
  const own: Fields = enquiries[kind].fields
  return (Object.keys(fields) as DetailName[]).filter((name) => name in own)
}

/**
 * Validates what was sent, and that the customer can still be reached. Returns the details that change, in the order of the form.
 * @param answers the enquiry's, so far
 */
export function checkDetails(
  sent: unknown,
  kind: EnquiryKind,
  answers: Readonly<Record<string, string>>,
): { ok: true; changed: Details } | Extract<Checked<typeof fields>, { ok: false }> {
  const checked = check(detailsForm, sent)
  if (!checked.ok) return checked
  if (!checked.answers.phone && !checked.answers.email) return { ok: false, fieldErrors: { phone: newJobErrors.unreachable } }
  const changed = detailsOf(kind).filter((name) => checked.answers[name] !== answers[name])
  if (changed.length === 0) return { ok: false, fieldErrors: { name: unchangedDetails } }
  return { ok: true, changed: Object.fromEntries(changed.map((name) => [name, checked.answers[name]])) }
}

const words: Readonly<Record<string, string>> = { plate: 'plate', name: 'name', phone: 'phone number', email: 'email address' }

/** Returns the text of an action that changed details. It names them, without their content. */
export function detailsActionText(changed: Details): string {
  return Object.keys(changed).join(' ')
}

/** Returns what changed, in words: 'phone number and email address'. `text`: the action's. */
export function describeDetails(text = ''): string {
  return new Intl.ListFormat('en-NZ').format(text.split(' ').map((name) => words[name] ?? name))
}
