import { booking } from './booking/booking.ts'
import { contact } from './contact/contact.ts'

/** Every enquiry that a visitor can send, by its kind. */
export const enquiries = { booking, contact } as const
