import type { Answers, Fields } from '../form.ts'

/** The two things a visitor can send. */
export type EnquiryKind = 'booking' | 'contact'

/** One line of a summary: the field's label and its answer. */
export type SummaryLine = { label: string; answer: string }

/** The definition of a form: its fields with their rules, and how its answers are summarised. */
export type EnquiryDefinition<F extends Fields = Fields> = {
  kind: EnquiryKind
  /** Path of its JSON endpoint. */
  path: `/dev/${EnquiryKind}`
  /** Path of the page with its form, which posts there without scripts. */
  page: string
  fields: F
  initial: Answers<F>
  /** Fields repeated in the confirmation. Never free text, or anyone could use the form to email their text to a stranger. */
  confirmed: readonly (keyof F & string)[]
  /** Months after which it is deleted, as its form tells the visitor. */
  monthsKept: number
  /** The subject of the email to the workshop. */
  subject(answers: Answers<F>): string
}

export function defineEnquiry<F extends Fields>(
  enquiry: Omit<EnquiryDefinition<F>, 'path' | 'initial'> & { preselected?: Partial<Answers<F>> },
): EnquiryDefinition<F> {
  const { preselected, ...rest } = enquiry
  const empty = Object.fromEntries(Object.keys(enquiry.fields).map((name) => [name, '']))
  return { ...rest, path: `/dev/${enquiry.kind}`, initial: { ...empty, ...preselected } as Answers<F> }
}

/** Returns every answered field, for the workshop. */
export function summaryOf<F extends Fields>(enquiry: EnquiryDefinition<F>, answers: Answers<F>): SummaryLine[] {
  return lines(enquiry, Object.keys(enquiry.fields), answers)
}

/** Returns the answered fields among `confirmed`, for the visitor. */
export function confirmationSummaryOf<F extends Fields>(enquiry: EnquiryDefinition<F>, answers: Answers<F>): SummaryLine[] {
  return lines(enquiry, enquiry.confirmed, answers)
}

function lines(enquiry: EnquiryDefinition, names: readonly string[], answers: Readonly<Record<string, string>>): SummaryLine[] {
  return names.flatMap((name) => {
    const answer = answers[name]
    const field = enquiry.fields[name]
    return answer && field ? [{ label: field.label, answer }] : []
  })
}
