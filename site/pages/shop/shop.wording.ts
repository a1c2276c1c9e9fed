import { business } from '../../../workshop/business.ts'

/** In one piece, however narrow the page. */
const phone = business.landline.shown.replaceAll(' ', '\u00a0')

export const shopWording = {
  title: 'Shop',
  /** The same honest line stands on every page of the sample shop. */
  lead: `Sample parts at sample prices, until the shop opens. Need a part now? Call ${phone}.`,
  shelf: 'Parts on the shelf',
  addToCart: 'Add To Cart',
}
