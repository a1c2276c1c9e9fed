import { business } from '../../../workshop/business.ts'

export const shopWording = {
  title: 'Shop',
  /** Also shown on the other pages of the sample shop. */
  lead: `Parts and prices are placeholders until the shop opens. Need a part now? Call ${business.landline.shown}.`,
  cart: 'View cart',
  list: 'Sample parts',
  addToCart: 'Add To Cart',
}
