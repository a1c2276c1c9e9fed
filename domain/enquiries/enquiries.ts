import { booking } from './booking/booking.ts'
import { contact } from './contact/contact.ts'
import type { EnquiryDefinition, EnquiryKind } from './enquiry.ts'

/** The definitions of all enquiries, by kind. */
export const enquiries = { booking, contact } as const

/** Returns the definition of a kind of enquiry. */
export function definitionOf(kind: EnquiryKind): EnquiryDefinition {
  return enquiries[kind]
}
