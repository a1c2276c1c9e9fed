import type { Facts } from '../../../workshop/facts.ts'

export const projectsDetailsWording = {
  lead: 'A hybrid battery that ran too hot: a sample job from booking to pick-up.',
  sample: 'This isn’t a real job. It shows what a project page looks like, with a drawn car.',
  slider: (car: string) => `${car}, three pictures`,
  end: 'A warning light on?',
  endText: 'Tell us the code, or what the light looks like, and we’ll tell you if you can keep driving.',
  schedule: 'SCHEDULE AN APPOINTMENT',
  cells: [
    { label: 'Job no.', text: 'Sample' },
    { label: 'From', text: 'Website' },
  ],
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  notice: ({ business }: Facts) =>
    `This form isn’t open yet, so nothing is sent. Book on our appointment page, or call us on ${business.landline.shown}.`,
  /** Before the link. */
  open: 'This form sends nothing. To book for real:',
}
