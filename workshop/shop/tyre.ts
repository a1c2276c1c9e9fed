import type { Product, ProductSlug } from './products.ts'

export type Review = {
  reviewer: string
  /** Stars, of five. */
  rating: number
  /** ISO date. */
  date: string
  text: string
}

type ProductDetail = Product & {
  slug: ProductSlug
  /** One paragraph beside the picture. */
  summary: string
  description: readonly { heading: string; text: string }[]
  reviews: readonly Review[]
}

/** The product whose page is shown. Its price there is not the shelf's: both are samples. */
export const tyre: ProductDetail = {
  slug: 'tyre',
  name: 'Brand New Tyre',
  oldPrice: 210,
  price: 120,
  rating: 4.5,
  summary:
    'A passenger-car tyre with a block tread for dry and wet roads. Bring the size from the side of your old tyre, and we match the load and speed rating to your car.',
  description: [
    {
      heading: 'Reading the size',
      text: 'On 205/55 R16 91V the tyre is 205 mm wide, its side is 55 % of that width, and it fits a 16-inch rim. 91 is the load that it carries, V the speed that it is made for. Never go below the two that your car asks for.',
    },
    {
      heading: 'When it is due',
      // NZ Transport Agency, warrant of fitness, tyres: 1.5 mm across three quarters of the tread, around the entire tyre.
      text: 'A warrant of fitness asks for at least 1.5 mm of tread across three quarters of the width, all the way around. Rain is easier with 3 mm and more. Cracks, bulges and cords that show are a reason to stop, whatever the tread says.',
    },
    {
      heading: 'What fitting takes',
      text: 'The old tyre comes off, the rim is cleaned and checked, the new tyre is fitted with a new valve and balanced, and the nuts are tightened with a torque wrench. Check the nuts again after the first 100 km.',
    },
  ],
  reviews: [
    {
      reviewer: 'Alex Sample',
      rating: 5,
      date: '2024-08-12',
      text: 'Quiet on the motorway and calm in the rain. The size was found for me from the plate of the car.',
    },
    {
      reviewer: 'Robin Sample',
      rating: 5,
      date: '2024-09-03',
      text: 'Fitted and balanced while I waited, and the old tyres were taken away.',
    },
  ],
}

/** Where the product can be shared. `social` is the name of the link in workshop/business.ts that stands in until then. */
export const shareLinks = [
  { text: 'Facebook', social: 'Facebook' },
  { text: 'LinkedIn', social: 'LinkedIn' },
  { text: 'Twitter', social: 'X' },
  { text: 'Instagram', social: 'Instagram' },
] as const
