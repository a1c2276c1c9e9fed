import * as v from 'valibot'

const rule = v.object({
  path: v.pipe(v.string(), v.regex(/^\/desk\/enquiries\/[\w-]{1,64}\/(?:replies|notes|appointments|change)$/)),
  fields: v.record(v.string(), v.string()),
})

/** What somebody typed into a form after their session was over: the form's path and its fields. */
export type Carried = v.InferOutput<typeof rule>

/** Returns what was typed, as text for a hidden field of the sign-in form; undefined for forms in which nothing is typed. */
export function carry(path: string, form: FormData): string | undefined {
  const carried = { path, fields: textFields(form) }
  return v.is(rule, carried) ? JSON.stringify(carried) : undefined
}

/** Reads what `carry` returned. Returns undefined for anything else. */
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
