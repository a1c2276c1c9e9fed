import * as v from 'valibot'
import { textFields } from '../form.ts'
import { isPublicPath } from '../public-paths.ts'

const path = v.pipe(
  v.string(),
  v.regex(/^\/desk\/[\w/-]+$/),
  v.check((sent) => !isPublicPath(sent)),
)
const rule = v.object({ path, fields: v.record(v.string(), v.string()) })

/** A form of the desk that a browser without scripts sent after the session had ended: its path and fields. */
export type InterruptedForm = v.InferOutput<typeof rule>

/** Returns a form as JSON, for a hidden field of the sign-in form. */
export function writeInterruptedForm(path: string, form: FormData): string {
  return JSON.stringify({ path, fields: textFields(form) } satisfies InterruptedForm)
}

/** Parses the output of `writeInterruptedForm`. Returns undefined for anything else. */
export function readInterruptedForm(sent: string | null): InterruptedForm | undefined {
  try {
    return v.parse(rule, JSON.parse(sent ?? ''))
  } catch {
    return undefined
  }
}
