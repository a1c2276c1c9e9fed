import * as v from 'valibot'
import type { Answers, Fields } from './enquiries/enquiry.ts'

/** A form of the desk: its fields with their rules. `check` in domain/enquiries/enquiry.ts validates what was sent. */
export type Form<F extends Fields = Fields> = { fields: F }

/** The rule of a checkbox, or of a button with a value: 'yes' when ticked or pressed, otherwise ''. */
export function yesRule(error: string) {
  return v.pipe(v.optional(v.string(error), ''), v.picklist(['', 'yes'], error))
}

/** A form that is only a button. `appointment` shows why it can't be pressed. */
export const pressForm = {
  fields: {
    appointment: { label: 'Appointment', required: false, maxLength: 0, rule: v.optional(v.string(), ''), input: { autoComplete: 'off' } },
  },
} satisfies Form

export type FormAnswers<T> = T extends Form<infer F> ? Answers<F> : never

/** Whether it is a lower-case UUID, as `randomUUID` writes it: the same action must not have two ids. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}

/** Returns the fields of a posted form by name, without files. */
export function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
