import * as v from 'valibot'

const path = /^\/desk\/(?:new|feeds|invites|enquiries\/[\w-]{1,64}\/(?:replies|notes|details|appointments|change|call-back))$/

/** A field of the form, where single buttons post to the same path. */
const typedField: Readonly<Record<string, string>> = { feeds: 'label', invites: 'email', 'call-back': 'date' }

const rule = v.pipe(
  v.object({ path: v.pipe(v.string(), v.regex(path)), fields: v.record(v.string(), v.string()) }),
  v.check(({ path, fields }) => {
    const field = typedField[path.split('/').at(-1) ?? '']
    return field === undefined || Object.hasOwn(fields, field)
  }),
)

/** What was typed into a form after the session had ended: the form's path and fields. */
export type Carried = v.InferOutput<typeof rule>

/** Returns a form's path and fields as JSON for a hidden field of the sign-in form; undefined for forms without text fields. */
export function carry(path: string, form: FormData): string | undefined {
  const carried = { path, fields: textFields(form) }
  return v.is(rule, carried) ? JSON.stringify(carried) : undefined
}

/** Parses the output of `carry`. Returns undefined for anything else. */
export function readCarried(sent: string | undefined): Carried | undefined {
  try {
    return v.parse(rule, JSON.parse(sent ?? ''))
  } catch {
    return undefined
  }
}

/** Returns the fields of a form by name, without files. */
export function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
