import { serviceCount } from '../../../content/counts.ts'
import { business } from '../../../workshop/business.ts'

export const carMapWording = {
  title: 'What’s it doing?',
  lead: 'Find what you’ve noticed and see if it’s safe to drive.',
  alt: `Line drawing of a hatchback with ${serviceCount.toLowerCase()} numbered spots.`,
  call: `Not sure it’s safe? Call ${business.landline.shown} before you drive.`,
}
