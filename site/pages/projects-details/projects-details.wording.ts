import { business } from '../../../workshop/business.ts'

export const projectsDetailsWording = {
  lead: 'A job from the booking to the release, and how to tell a good workshop before you hand your keys over.',
  facts: 'Project facts',
  slider: (car: string) => `${car}, three pictures`,
  schedule: 'SCHEDULE AN APPOINTMENT',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  notice: `This form is not open yet, so nothing was sent. Book on our appointment page, or call us on ${business.landline.shown}.`,
  appointment: 'To the appointment page',
}
