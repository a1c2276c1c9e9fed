import * as v from 'valibot'

const rule = v.object({
  path: v.pipe(v.string(), v.regex(/^\/desk\/(?:new|enquiries\/[\w-]{1,64}\/(?:replies|notes|details|appointments|change))$/)),
  fields: v.record(v.string(), v.string()),
})

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
