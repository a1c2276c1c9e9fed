/** A product in the sample shop. Prices are in dollars. */
export type Product = {
  /** Its picture in art/originals/ is named `product-${slug}`. */
  slug: string
  name: string
  /** What a buyer compares: its size or type. */
  spec: string
  price: number
  /** The previous price, shown struck through. */
  oldPrice?: number
  /** Stars out of five. */
  rating: number
  /** Alt text of its picture. */
  alt: string
}

export const products = [
  {
    slug: 'tyre',
    name: 'Brand New Tyre',
    spec: '205/55 R16 91V, each',
    oldPrice: 35,
    price: 30,
    rating: 4.5,
    alt: 'A new tyre standing on its own, marked 205/55 R16 91V, with a thin orange line around its block tread.',
  },
  {
    slug: 'oil-filter',
    name: 'Oil Filter',
    spec: 'M20 × 1.5, each',
    oldPrice: 35,
    price: 29,
    rating: 4.5,
    alt: 'Two spin-on oil filters: a black one lying with its threaded hole facing us, an orange one standing behind it.',
  },
  {
    slug: 'brake-disk',
    name: 'Brake Disk',
    spec: '280 mm, each',
    price: 25,
    rating: 4.5,
    alt: 'A drilled brake disc with an orange hat, standing on a pale floor.',
  },
  {
    slug: 'car-wheels',
    name: 'Car Wheels',
    spec: '16 × 6.5, each',
    price: 45,
    rating: 4.5,
    alt: 'Two alloy wheels with twin spokes, one lying flat, one standing behind it.',
  },
  {
    slug: 'petrol-pump',
    name: 'Petrol Pump',
    spec: 'In-tank, 3 bar',
    oldPrice: 55,
    price: 50,
    rating: 4.5,
    alt: 'An in-tank petrol pump: a black cup, a white flange on two sprung rods, an orange hose between them and a float on a wire.',
  },
  {
    slug: 'spark-plug',
    name: 'Spark Plug',
    spec: 'Iridium, 14 mm, each',
    oldPrice: 45,
    price: 40,
    rating: 4.5,
    alt: 'Two spark plugs, one lying down, one standing with its electrode up.',
  },
  {
    slug: 'car-engine',
    name: 'Car Engine',
    spec: '1.8 L, four-cylinder',
    oldPrice: 65,
    price: 60,
    rating: 4.5,
    alt: 'A four-cylinder engine with an orange cam cover, its belt drive on the left and four exhaust pipes joining into one.',
  },
  {
    slug: 'steering-wheel',
    name: 'Steering Wheel',
    spec: '370 mm, three spokes',
    oldPrice: 75,
    price: 70,
    rating: 4.5,
    alt: 'A black steering wheel with three spokes and an orange mark at the top of its rim.',
  },
  {
    slug: 'headlights',
    name: 'Headlights',
    spec: '178 mm, a pair',
    oldPrice: 25,
    price: 20,
    rating: 4.5,
    alt: 'Two round headlights with a ring of light and an orange indicator, one facing forward, one turned to the side.',
  },
] as const satisfies readonly Product[]

export type ProductSlug = (typeof products)[number]['slug']
