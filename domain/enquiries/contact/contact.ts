import type { Answers } from '../../form.ts'
import { defineEnquiry } from '../enquiry.ts'
import { email } from '../fields/email.ts'
import { message } from '../fields/message.ts'
import { name } from '../fields/name.ts'
import { optionalPhone } from '../fields/phone.ts'
import { subject } from '../fields/subject.ts'

const fields = { name, email, phone: optionalPhone, subject, message }

export type ContactAnswers = Answers<typeof fields>

/** A question about anything other than an appointment. */
export const contact = defineEnquiry({
  kind: 'contact',
  page: '/contact',
  fields,
  confirmed: ['phone'],
  monthsKept: 12,
  subject: (answers) => `Enquiry: ${answers.subject}`,
})
