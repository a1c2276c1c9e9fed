import type { FieldErrors } from '../form.ts'
import { type Details, unchangedDetails } from './details.ts'
import { newJobErrors } from './new-job.ts'

/** What a booking says so far. */
export const detailsSoFar = { plate: 'KLM482', name: 'Hana Williams', phone: '021 555 0142', email: 'hana@example.co.nz' }

/** Valid changes of these details, with what changes. */
export const goodDetails: readonly { because: string; answers: object; changed: Details }[] = [
  { because: 'the number was wrong', answers: { ...detailsSoFar, phone: '061234567' }, changed: { phone: '06 123 4567' } },
  { because: 'the plate is in small letters', answers: { ...detailsSoFar, plate: 'klm48' }, changed: { plate: 'KLM48' } },
  { because: 'the plate isn’t known', answers: { ...detailsSoFar, plate: '' }, changed: { plate: '' } },
  { because: 'the address is removed', answers: { ...detailsSoFar, email: ' ' }, changed: { email: '' } },
  { because: 'the number is removed', answers: { ...detailsSoFar, phone: undefined }, changed: { phone: '' } },
  {
    because: 'it is somebody else’s car',
    answers: { ...detailsSoFar, name: ' Māui  Te Rangi ', email: 'maui@example.nz', subject: 'x' },
    changed: { name: 'Māui  Te Rangi', email: 'maui@example.nz' },
  },
]

/** What a booking from the website says that a new job at the desk couldn't. */
export const laxDetails: readonly { because: string; soFar: Record<string, string> }[] = [
  { because: 'two numbers', soFar: { phone: '021 555 0142 06 555 0100' } },
  { because: 'hardly a number', soFar: { phone: '0 0 0 0 0 0' } },
  { because: 'an address that is no longer accepted', soFar: { email: 'hana@localhost' } },
  { because: 'a plate that is too long', soFar: { plate: 'klm482 trailer' } },
  { because: 'no name', soFar: { name: '' } },
]

/** Invalid, with every message that staff should see. */
export const badDetails: readonly { because: string; answers: object; fieldErrors: FieldErrors }[] = [
  { because: 'nothing changes', answers: detailsSoFar, fieldErrors: { name: unchangedDetails } },
  { because: 'nothing is sent', answers: {}, fieldErrors: { name: 'Name is required.' } },
  {
    because: 'nobody can be reached',
    answers: { ...detailsSoFar, phone: '', email: '' },
    fieldErrors: { phone: newJobErrors.unreachable },
  },
  {
    because: 'every field is malformed',
    answers: { plate: 'KLM482482', name: 'x'.repeat(201), phone: '12', email: 'hana@localhost' },
    fieldErrors: {
      plate: 'Enter the plate as it appears on the car, up to 8 letters and digits.',
      name: 'Name must be 200 characters or fewer.',
      phone: 'Enter the full phone number.',
      email: 'Please enter a valid email address.',
    },
  },
]
