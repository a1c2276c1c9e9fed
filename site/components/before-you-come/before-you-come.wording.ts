import { business } from '../../../workshop/business.ts'

export const beforeYouComeWording = {
  title: 'Before you come in',
  ask: `Want a price before you book? Call us on ${business.landline.shown}.`,
}
