import { serviceCount } from '../../../content/counts.ts'
import type { Facts } from '../../../workshop/facts.ts'

export const carMapWording = {
  title: 'What’s it doing?',
  lead: 'Find what you’ve noticed and see if it’s safe to drive.',
  alt: `Line drawing of a hatchback with ${serviceCount.toLowerCase()} numbered spots.`,
  call: ({ business }: Facts) => `Not sure it’s safe? Call ${business.landline.shown} before you drive.`,
}
