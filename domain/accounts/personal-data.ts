import * as v from 'valibot'
import { textRule } from '../enquiries/fields/field.ts'
import type { Form } from '../form.ts'
import type { Instant } from '../instant.ts'

const unknown = 'Choose email, phone or plate.'

const fields = {
  by: {
    label: 'Find by',
    required: true,
    maxLength: 5,
    rule: v.pipe(v.string(unknown), v.picklist(['email', 'phone', 'plate'], unknown)),
    input: { autoComplete: 'off' },
  },
  value: {
    label: 'Email, phone or plate',
    required: true,
    maxLength: 100,
    rule: textRule('Email, phone or plate', 100),
    input: { autoComplete: 'off', autoCapitalize: 'none' as const, spellCheck: false },
  },
} as const

/** Finds everything that is stored about a person. */
export const personalDataForm = { fields } satisfies Form

/** What was looked for. */
export type PersonSearch = { by: string; value: string }

/**
 * Everything about one enquiry, in words. `answers`: by the label of their field. `events`: what staff did and wrote, and what was emailed.
 * `open`: appointments that aren't over, of which the customer wouldn't be told.
 */
export type PersonRecord = {
  id: string
  reference: string
  receivedAt: Instant
  answers: readonly { label: string; answer: string }[]
  events: readonly { at: Instant; text: string }[]
  open: readonly string[]
}

export type PersonFound = { outcome: 'found'; search: PersonSearch; records: readonly PersonRecord[] }

/** `open`: the appointments that went too. `isPurged`: false while another program that reads the store keeps the deleted data in its log. */
export type PersonErased = { outcome: 'erased'; enquiries: number; open: readonly string[]; isPurged: boolean }
