import { bookableServices } from '../../../workshop/bookable-services.ts'
import type { Answers } from '../../form.ts'
import { defineEnquiry } from '../enquiry.ts'
import { email } from '../fields/email.ts'
import { message } from '../fields/message.ts'
import { name } from '../fields/name.ts'
import { phone } from '../fields/phone.ts'
import { plate } from '../fields/plate.ts'
import { service } from '../fields/service.ts'

const fields = { name, email, phone, plate, service, message }

export type BookingAnswers = Answers<typeof fields>

/** A request for an appointment. */
export const booking = defineEnquiry({
  kind: 'booking',
  page: '/appointment',
  fields,
  preselected: { service: bookableServices[0] ?? '' },
  confirmed: ['service', 'plate', 'phone'],
  monthsKept: 24,
  subject: (answers) => `Booking: ${answers.plate}, ${answers.service}`,
})
