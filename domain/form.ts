import * as v from 'valibot'
import type { Field } from './enquiries/fields/field.ts'

export type Fields = Readonly<Record<string, Field>>

/** The text of each field: as typed, or cleaned once it has passed `check`. */
export type Answers<F extends Fields = Fields> = { [K in keyof F]: string }

/** Validation errors: the first message for each invalid field. */
export type FieldErrors<F extends Fields = Fields> = { [K in keyof F]?: string }

export type Checked<F extends Fields = Fields> = { ok: true; answers: Answers<F> } | { ok: false; fieldErrors: FieldErrors<F> }

/** A form: its fields with their rules. `check` validates what was sent. */
export type Form<F extends Fields = Fields> = { fields: F }

/**
 * Validates untrusted input. Returns the cleaned answers without unknown keys, or a message for each invalid field.
 * @param input should be an object with a string for each field; in anything else the fields count as missing
 */
export function check<F extends Fields>(form: Form<F>, input: unknown): Checked<F> {
  const values = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}
  const answers: Record<string, string> = {}
  const fieldErrors: Record<string, string> = {}
  for (const [name, field] of Object.entries(form.fields)) {
    const result = v.safeParse(field.rule, Object.hasOwn(values, name) ? values[name] : undefined)
    if (result.success) answers[name] = result.output
    else fieldErrors[name] = result.issues[0].message
  }
  return Object.keys(fieldErrors).length === 0
    ? { ok: true, answers: answers as Answers<F> }
    : { ok: false, fieldErrors: fieldErrors as FieldErrors<F> }
}

/** The rule of a checkbox, or of a button with a value: 'yes' when ticked or pressed, otherwise ''. */
export function yesRule(error: string) {
  return v.pipe(v.optional(v.string(error), ''), v.picklist(['', 'yes'], error))
}

/** A required field whose value is one of a few, such as those of a form's buttons. `error`: for anything else. */
export function choiceField(label: string, choices: readonly string[], error: string) {
  return { label, required: true, maxLength: 20, rule: v.pipe(v.string(error), v.picklist(choices, error)), input: { autoComplete: 'off' } }
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
