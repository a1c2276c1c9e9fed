import { business } from '../../../workshop/business.ts'

export const pricingWording = {
  title: 'Pricing',
  heading: 'Pricing Plan',
  lead: `These are sample plans until ours are ready. For a price on your car today, call ${business.landline.shown}.`,
  included: (count: number, of: number) => `${count} of ${of} included`,
  excluded: 'Not included:',
  purchase: 'PURCHASE NOW',
  process: 'How you get a price today',
}
