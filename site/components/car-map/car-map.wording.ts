import { business } from '../../../workshop/business.ts'
import { serviceCount } from '../../../workshop/service-cards.data.ts'

export const carMapWording = {
  title: 'What’s it doing?',
  lead: 'Find what you’ve noticed and see if it’s safe to drive.',
  alt: `Line drawing of a hatchback from the front left, with ${serviceCount.toLowerCase()} numbered spots where a driver notices a problem.`,
  call: `Not sure it’s safe? Call ${business.landline.shown} before you drive.`,
}
