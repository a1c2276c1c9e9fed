import type { FieldErrors } from '../../form.ts'
import type { ContactAnswers } from './contact.ts'

/** A typical contact enquiry. */
export const goodContact: ContactAnswers = {
  name: 'Tom Fraser',
  email: 'tom.fraser@example.co.nz',
  phone: '06 555 0173',
  subject: 'Courtesy car',
  message: 'Do you have a courtesy car while my Outlander is in for panel work?',
}

/** Valid contact enquiries, each with a reason why a stricter rule might reject it. */
export const goodContacts: readonly { because: string; answers: Partial<ContactAnswers> }[] = [
  { because: 'it is a typical one', answers: goodContact },
  { because: 'the phone is left empty', answers: { ...goodContact, phone: '' } },
  { because: 'the phone is not sent at all', answers: withoutPhone() },
]

/** Invalid contact enquiries, with every message that the visitor should see. */
export const badContacts: readonly { because: string; answers: Partial<ContactAnswers>; fieldErrors: FieldErrors }[] = [
  {
    because: 'nothing is filled in',
    answers: { name: '', email: '', phone: '', subject: '', message: '' },
    fieldErrors: {
      name: 'Name is required.',
      email: 'Email is required.',
      subject: 'Subject is required.',
      message: 'Message is required.',
    },
  },
  {
    because: 'the optional phone is filled in but too short',
    answers: { ...goodContact, phone: '555 0173' },
    fieldErrors: { phone: 'Please enter a valid phone number.' },
  },
  {
    because: 'the address has no top-level domain',
    answers: { ...goodContact, email: 'tom@example' },
    fieldErrors: { email: 'Please enter a valid email address.' },
  },
  { because: 'the subject is only spaces', answers: { ...goodContact, subject: '  ' }, fieldErrors: { subject: 'Subject is required.' } },
]

function withoutPhone(): Partial<ContactAnswers> {
  const { phone: _, ...rest } = goodContact
  return rest
}
