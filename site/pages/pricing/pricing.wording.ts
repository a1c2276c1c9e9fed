import { business } from '../../../workshop/business.ts'
import { unbroken } from '../../unbroken.ts'

export const pricingWording = {
  title: 'Pricing',
  heading: 'Pricing Plan',
  lead: `Sample plans, until ours are settled. For a price on your car today, call ${unbroken(business.landline.shown)}.`,
  included: (count: number, all: number) => `${count} of ${all} included`,
  excluded: 'Not included:',
  purchase: 'PURCHASE NOW',
}
