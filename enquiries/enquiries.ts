import { booking } from './booking/booking.ts'
import { contact } from './contact/contact.ts'

/** The definitions of all enquiries, by kind. */
export const enquiries = { booking, contact } as const
