import type { Product, ProductSlug } from './products.ts'

export type Review = {
  reviewer: string
  /** Stars out of five. */
  rating: number
  /** ISO date. */
  date: string
  text: string
}

type ProductDetail = Omit<Product, 'alt'> & {
  slug: ProductSlug
  /** One paragraph beside the picture. */
  summary: string
  description: readonly { heading: string; text: string }[]
  sidewall: { alt: string; caption: string }
  reviews: readonly Review[]
}

/** The product on /products-details. Its price differs from the one in the shop; both are samples. */
export const tyre: ProductDetail = {
  slug: 'tyre',
  name: 'Brand New Tyre',
  spec: '205/55 R16 91V, each, without fitting',
  oldPrice: 210,
  price: 120,
  rating: 4.5,
  summary:
    'A car tyre with a block tread for dry and wet roads. Bring us the size off the side of your old tyre and we’ll match the load and speed rating to your car.',
  description: [
    {
      heading: 'Reading the size',
      text: 'A 205/55 R16 91V tyre is 205 mm wide, its sidewall is 55% of that, and it fits a 16-inch rim. 91 is the load rating and V is the speed rating. Never go below what your car needs.',
    },
    {
      heading: 'When it’s due',
      // Source: NZ Transport Agency, Warrant of fitness, Tyres.
      text: 'A WoF requires at least 1.5 mm of tread across three quarters of the width, all the way round. For wet roads you want 3 mm or more. If you can see cracks, bulges or cords, replace it, whatever the tread.',
    },
    {
      heading: 'What fitting includes',
      text: 'We take the old tyre off, clean and check the rim, fit the new tyre with a new valve, balance it and do up the nuts with a torque wrench. Check the nuts again after the first 100 km.',
    },
  ],
  sidewall: {
    alt: 'A drawing of a tyre’s sidewall marked 205/55 R16 91V: 205 mm wide, 55% sidewall, 16-inch rim, load 91 for 615 kg, speed V for 240 km/h. DOT code ends in 2324.',
    caption: 'The size on a sidewall. After DOT, 2324 is the date: week 23 of 2024.',
  },
  reviews: [
    {
      reviewer: 'Alex Sample',
      rating: 5,
      date: '2024-08-12',
      text: 'Quiet on the motorway and good in the rain. They found the size for me from my rego.',
    },
    {
      reviewer: 'Robin Sample',
      rating: 5,
      date: '2024-09-03',
      text: 'Fitted and balanced while I waited, and they took the old tyres away.',
    },
  ],
}

/** The product's share links. `social` names the one of the workshop's links that each one uses for now. */
export const shareLinks = [
  { text: 'Facebook', social: 'Facebook' },
  { text: 'LinkedIn', social: 'LinkedIn' },
  { text: 'Twitter', social: 'X' },
  { text: 'Instagram', social: 'Instagram' },
] as const
