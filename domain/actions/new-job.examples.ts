import type { FieldErrors } from '../form.ts'
import { type NewJobAnswers, newJobErrors } from './new-job.ts'

/** A typical call. */
export const goodNewJob: NewJobAnswers = {
  plate: 'KLM482',
  name: 'Hana Williams',
  phone: '021 555 0142',
  email: '',
  service: 'Repair Services',
  message: 'Brakes squeal. Needs it back by 3 for school.',
  confirm: '',
  here: '',
  since: '',
}

/** Valid jobs at the appointments' `exampleNow`, each with why a stricter rule might reject it, and what is stored if it differs. */
export const goodNewJobs: readonly { because: string; answers: Partial<NewJobAnswers>; stored?: Partial<NewJobAnswers> }[] = [
  { because: 'it is a typical call', answers: goodNewJob },
  { because: 'they don’t know their plate', answers: { ...goodNewJob, plate: '' } },
  { because: 'the plate is in small letters', answers: { ...goodNewJob, plate: 'klm482' }, stored: { plate: 'KLM482' } },
  { because: 'the plate is a personalised one with a space', answers: { ...goodNewJob, plate: 'kiwi 1' }, stored: { plate: 'KIWI 1' } },
  { because: 'the service says it all', answers: { ...goodNewJob, message: '' } },
  { because: 'the landline has no spaces', answers: { ...goodNewJob, phone: '065550100' }, stored: { phone: '06 555 0100' } },
  { because: 'the number is a local one', answers: { ...goodNewJob, phone: '555 0100' } },
  { because: 'the number has brackets', answers: { ...goodNewJob, phone: '(06) 555-0100' } },
  { because: 'they only have email', answers: { ...goodNewJob, phone: '', email: 'hana@example.co.nz' } },
  { because: 'they want a confirmation', answers: { ...goodNewJob, email: 'hana@example.co.nz', confirm: 'yes' } },
  { because: 'the car is here now', answers: { ...goodNewJob, here: 'yes' } },
  { because: 'the car has been here for an hour', answers: { ...goodNewJob, here: 'yes', since: '08:00' } },
  { because: 'the car came this minute', answers: { ...goodNewJob, here: 'yes', since: '09:00' } },
  { because: 'a car that isn’t here has no such time', answers: { ...goodNewJob, since: '23:00' } },
  { because: 'the message is as long as it may be', answers: { ...goodNewJob, message: 'x'.repeat(5000) } },
]

/** Invalid jobs, with every message that staff should see. */
export const badNewJobs: readonly { because: string; answers: Partial<NewJobAnswers>; fieldErrors: FieldErrors }[] = [
  {
    because: 'nothing is filled in',
    answers: {},
    fieldErrors: { name: 'Name is required.', service: 'Please select a service type.' },
  },
  {
    because: 'every field is malformed',
    answers: {
      plate: 'KLM.482',
      name: ' ',
      phone: 'she rings back',
      email: 'hana@',
      service: 'Boat Repairs',
      confirm: 'maybe',
      here: 'no',
      since: '8',
    },
    fieldErrors: {
      plate: 'Enter the plate as it appears on the car, up to 8 letters and digits.',
      name: 'Name is required.',
      phone: 'Enter the full phone number.',
      email: 'Please enter a valid email address.',
      service: 'Please select a service type.',
      confirm: 'Tick the box, or leave it unticked.',
      here: 'Press Save job or Save, it’s here now.',
      since: 'Enter the time like this: 08:30.',
    },
  },
  {
    because: 'the number is cut short',
    answers: { ...goodNewJob, phone: '021 55' },
    fieldErrors: { phone: 'Enter the full phone number.' },
  },
  { because: 'nobody could reach them', answers: { ...goodNewJob, phone: '' }, fieldErrors: { phone: newJobErrors.unreachable } },
  {
    because: 'a confirmation needs an address',
    answers: { ...goodNewJob, confirm: 'yes' },
    fieldErrors: { email: newJobErrors.noAddress },
  },
  {
    because: 'the car comes later',
    answers: { ...goodNewJob, here: 'yes', since: '09:01' },
    fieldErrors: { since: newJobErrors.later },
  },
  {
    because: 'answers are too long',
    answers: { ...goodNewJob, plate: 'A'.repeat(9000), name: 'a'.repeat(201), phone: '0'.repeat(41), message: 'a'.repeat(5001) },
    fieldErrors: {
      plate: 'Enter the plate as it appears on the car, up to 8 letters and digits.',
      name: 'Name must be 200 characters or fewer.',
      phone: 'Phone must be 40 characters or fewer.',
      message: 'What they want must be 5,000 characters or fewer.',
    },
  },
]
