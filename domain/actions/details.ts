import { enquiries } from '../enquiries/enquiries.ts'
import type { EnquiryKind } from '../enquiries/enquiry.ts'
import { cleanLine } from '../enquiries/fields/field.ts'
import { type Checked, check, type Fields, type Form } from '../form.ts'
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

export function detailsOf(kind: EnquiryKind): DetailName[] {
  const own: Fields = enquiries[kind].fields
  return (Object.keys(fields) as DetailName[]).filter((name) => name in own)
}

/**
 * Validates what is different from what was there, and that the customer can still be reached. Returns the details that change, in the order of
 * the form. What stays the same isn't validated: the website accepts numbers that the desk's stricter rule refuses.
 * @param answers the enquiry's, so far
 */
export function checkDetails(
  sent: unknown,
  kind: EnquiryKind,
  answers: Readonly<Record<string, string>>,
): { ok: true; changed: Details } | Extract<Checked<typeof fields>, { ok: false }> {
  const typed = (sent ?? {}) as Readonly<Record<string, unknown>>
  const edited = detailsOf(kind).filter((name) => lineOf(typed[name]) !== lineOf(answers[name]))
  const checked = check({ fields: Object.fromEntries(edited.map((name) => [name, fields[name]])) }, sent)
  if (!checked.ok) return checked
  const changed = Object.fromEntries(Object.entries(checked.answers).filter(([name, text]) => text !== (answers[name] ?? '')))
  const { phone, email } = { ...answers, ...changed }
  if (!phone && !email) return { ok: false, fieldErrors: { phone: newJobErrors.unreachable } }
  if (Object.keys(changed).length === 0) return { ok: false, fieldErrors: { name: unchangedDetails } }
  return { ok: true, changed }
}

function lineOf(text: unknown): string {
  return typeof text === 'string' ? cleanLine(text) : ''
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
