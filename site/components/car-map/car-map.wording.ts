import { serviceCount } from '../../../workshop/service-cards.data.ts'

export const carMapWording = {
  title: 'Or point to the problem',
  alt: `Line drawing of a hatchback from the front left, with ${serviceCount.toLowerCase()} parts numbered.`,
}
