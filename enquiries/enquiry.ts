import * as v from 'valibot'
import type { Field } from './fields/field.ts'

/** The two things a visitor can send. */
export type Kind = 'booking' | 'contact'

export type Fields = Readonly<Record<string, Field>>

/** What was typed or sent, before the rules have seen it. */
export type Answers<F extends Fields = Fields> = { [K in keyof F]: string }

/** For each field that breaks a rule, the message of its first fault. */
export type Faults<F extends Fields = Fields> = { [K in keyof F]?: string }

export type Checked<F extends Fields = Fields> = { ok: true; answers: Answers<F> } | { ok: false; faults: Faults<F> }

/** One line of an enquiry read back to somebody: the question's label and the answer given. */
export type ReadBackLine = { label: string; answer: string }

/** A form that knows its questions, its rules, and how to say its answers back. */
export type Enquiry<F extends Fields = Fields> = {
  kind: Kind
  /** Path of the call that receives it. */
  path: `/dev/${Kind}`
  fields: F
  /** What the empty form holds. */
  start: Answers<F>
  /** The fields that a confirmation repeats to the visitor: checked ones only, so that no free text of a stranger is mailed on. */
  confirmed: readonly (keyof F & string)[]
  /** Months after which it is deleted. Its form says so. */
  monthsKept: number
  /** The subject of the workshop's mail. */
  subject(answers: Answers<F>): string
}

export function defineEnquiry<F extends Fields>(
  enquiry: Omit<Enquiry<F>, 'path' | 'start'> & { preselected?: Partial<Answers<F>> },
): Enquiry<F> {
  const { preselected, ...rest } = enquiry
  const empty = Object.fromEntries(Object.keys(enquiry.fields).map((name) => [name, '']))
  return { ...rest, path: `/dev/${enquiry.kind}`, start: { ...empty, ...preselected } as Answers<F> }
}

/**
 * Checks what was sent against the rules. Unknown keys are left out; the answers come back cleaned.
 * @param sent an object with a string for each field; anything else is a fault of the fields that miss
 */
export function check<F extends Fields>(enquiry: Enquiry<F>, sent: unknown): Checked<F> {
  const given = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {}
  const answers: Record<string, string> = {}
  const faults: Record<string, string> = {}
  for (const [name, field] of Object.entries(enquiry.fields)) {
    const result = v.safeParse(field.rule, Object.hasOwn(given, name) ? given[name] : undefined)
    if (result.success) answers[name] = result.output
    else faults[name] = result.issues[0].message
  }
  return Object.keys(faults).length === 0 ? { ok: true, answers: answers as Answers<F> } : { ok: false, faults: faults as Faults<F> }
}

/** The whole enquiry in its own words, questions without an answer left out: for the workshop. */
export function readBack<F extends Fields>(enquiry: Enquiry<F>, answers: Answers<F>): ReadBackLine[] {
  return lines(enquiry, Object.keys(enquiry.fields), answers)
}

/** The checked fields alone: for the visitor's confirmation. */
export function readBackConfirmed<F extends Fields>(enquiry: Enquiry<F>, answers: Answers<F>): ReadBackLine[] {
  return lines(enquiry, enquiry.confirmed, answers)
}

function lines(enquiry: Enquiry, names: readonly string[], answers: Readonly<Record<string, string>>): ReadBackLine[] {
  return names.flatMap((name) => {
    const answer = answers[name]
    const field = enquiry.fields[name]
    return answer && field ? [{ label: field.label, answer }] : []
  })
}
