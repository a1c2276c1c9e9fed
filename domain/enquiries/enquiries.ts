import { booking } from './booking/booking.ts'
import { contact } from './contact/contact.ts'
import type { EnquiryDefinition, EnquiryKind } from './enquiry.ts'

/** The definitions of all enquiries, by kind. */
export const enquiries = { booking, contact } as const

export function definitionOf(kind: EnquiryKind): EnquiryDefinition {
  return enquiries[kind]
}
