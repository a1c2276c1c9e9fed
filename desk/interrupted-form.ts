import * as v from 'valibot'
import type { Role } from '../domain/accounts/staff.ts'
import type { ActionKind } from '../domain/actions/actions.ts'
import { textFields } from '../domain/form.ts'

/** `typed`: a field of the form, where single buttons post to the same path. `undoes`: the action after whose undo it opens with its text. `who`: the lowest role that may send it. */
type Restorable = { typed?: string; undoes?: ActionKind; who?: Role }

/** The forms that get back what was typed, by the path below /desk. components/restored-form renders them. */
const pageForms = {
  new: {},
  feeds: { typed: 'label' },
  invites: { typed: 'email', who: 'owner' },
} satisfies Record<string, Restorable>

/** Those about an enquiry, by the path below it. */
const enquiryForms = {
  replies: { undoes: 'reply' },
  notes: { undoes: 'note' },
  call: { undoes: 'call' },
  details: {},
  appointments: {},
  change: {},
  'call-back': { typed: 'date' },
} satisfies Record<string, Restorable>

/** Those on a day's page, by the path below it. */
const dayForms = {
  note: { typed: 'text' },
  outage: { typed: 'reason' },
} satisfies Record<string, Restorable>

export type PageFormName = keyof typeof pageForms
export type EnquiryFormName = keyof typeof enquiryForms
export type DayFormName = keyof typeof dayForms

const names = (forms: object) => Object.keys(forms).join('|')
const pattern = new RegExp(
  `^/desk/(?:(?<page>${names(pageForms)})|enquiries/(?<enquiry>[\\w-]{1,64})/(?<form>${names(enquiryForms)})|days/(?<date>[\\d-]{10})/(?<dayForm>${names(dayForms)}))$`,
)

type FormAt = { page?: PageFormName; enquiry?: string; form?: EnquiryFormName; date?: string; dayForm?: DayFormName }

/** Returns the restorable form at a path: `page`, or the `form` of an enquiry and `enquiry`, its id, or the `dayForm` of a date. */
export function formAt(path: string): FormAt {
  return pattern.exec(path)?.groups ?? {}
}

/** Returns the form of an enquiry that opens after an undo, by the kind of what was undone. */
export function formUndoing(kind: string): EnquiryFormName | undefined {
  const forms: Readonly<Record<string, Restorable>> = enquiryForms
  return Object.keys(enquiryForms).find((name): name is EnquiryFormName => forms[name]?.undoes === kind)
}

const rule = v.pipe(
  v.object({ path: v.pipe(v.string(), v.regex(pattern)), fields: v.record(v.string(), v.string()) }),
  v.check(({ path, fields }) => {
    const forms: Readonly<Record<string, Restorable>> = { ...pageForms, ...enquiryForms, ...dayForms }
    const typed = forms[path.split('/').at(-1) ?? '']?.typed
    return typed === undefined || Object.hasOwn(fields, typed)
  }),
)

/** What was typed into a form after the session had ended: the form's path and fields. Pages opened before an update know it as `carried`. */
export type InterruptedForm = v.InferOutput<typeof rule>

/** Returns a form's path and fields as JSON for a hidden field of the sign-in form; undefined for forms without text fields. */
export function writeInterruptedForm(path: string, form: FormData): string | undefined {
  const interrupted = { path, fields: textFields(form) }
  return v.is(rule, interrupted) ? JSON.stringify(interrupted) : undefined
}

/** Parses the output of `writeInterruptedForm`. Returns undefined for anything else. */
export function readInterruptedForm(sent: string | undefined): InterruptedForm | undefined {
  try {
    return v.parse(rule, JSON.parse(sent ?? ''))
  } catch {
    return undefined
  }
}

/** Whether somebody with this role may send the form. */
export function mayRestore({ path }: InterruptedForm, role: Role): boolean {
  const { page } = formAt(path)
  const { who }: Restorable = page ? pageForms[page] : {}
  return who !== 'owner' || role === 'owner'
}
