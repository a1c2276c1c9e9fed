import type { Facts } from '../../../workshop/facts.ts'

export const shopWording = {
  title: 'Shop',
  /** Also shown on the other pages of the sample shop. */
  lead: ({ business }: Facts) => `Placeholder parts and prices. Need one? Call ${business.landline.shown}.`,
  cart: 'View cart',
  list: 'Sample parts',
  addToCart: 'Add To Cart',
  end: 'Not sure what fits?',
  endText: 'Ring us with your rego, or book: we’ll tell you which part your car takes, and we can fit it too.',
}
