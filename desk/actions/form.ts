import type { Answers, Fields } from '../../enquiries/enquiry.ts'

/** A form of the desk: its fields with their rules. `check` in enquiries/enquiry.ts validates what was sent. */
export type Form<F extends Fields = Fields> = { fields: F }

export type FormAnswers<T> = T extends Form<infer F> ? Answers<F> : never
