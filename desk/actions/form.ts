import type { Answers, Fields } from '../../enquiries/enquiry.ts'

/** The definition of one of the desk's forms: its fields with their rules. `check` of enquiries/enquiry.ts validates what was sent. */
export type Form<F extends Fields = Fields> = { fields: F }

export type FormAnswers<T> = T extends Form<infer F> ? Answers<F> : never
