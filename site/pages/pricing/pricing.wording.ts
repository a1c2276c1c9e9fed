import type { Facts } from '../../../workshop/facts.ts'

export const pricingWording = {
  title: 'Pricing',
  heading: 'Pricing Plan',
  lead: ({ business }: Facts) => `Made-up plans until ours are ready. For a rough price, call ${business.landline.shown}.`,
  excluded: 'Not included:',
  purchase: 'PURCHASE NOW',
  process: 'How you get a price today',
  processText:
    'Have your rego ready and tell us what you hear, see or smell. We check the car, then you get a price. Nothing’s done until you say yes.',
}
