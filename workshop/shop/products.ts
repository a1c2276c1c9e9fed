/** A product of the sample shop. Prices are dollars. */
export type Product = {
  /** Names its picture: 'product-' and this (art/product-pictures.ts). */
  slug: string
  name: string
  price: number
  /** The price before, shown struck through. */
  oldPrice?: number
  /** Stars, of five. */
  rating: number
}

export const products = [
  { slug: 'tyre', name: 'Brand New Tyre', oldPrice: 35, price: 30, rating: 4.5 },
  { slug: 'oil-filter', name: 'Oil Filter', oldPrice: 35, price: 29, rating: 4.5 },
  { slug: 'brake-disk', name: 'Brake Disk', price: 25, rating: 4.5 },
  { slug: 'car-wheels', name: 'Car Wheels', price: 45, rating: 4.5 },
  { slug: 'petrol-pump', name: 'Petrol Pump', oldPrice: 55, price: 50, rating: 4.5 },
  { slug: 'spark-plug', name: 'Spark Plug', oldPrice: 45, price: 40, rating: 4.5 },
  { slug: 'car-engine', name: 'Car Engine', oldPrice: 65, price: 60, rating: 4.5 },
  { slug: 'steering-wheel', name: 'Steering Wheel', oldPrice: 75, price: 70, rating: 4.5 },
  { slug: 'headlights', name: 'Headlights', oldPrice: 25, price: 20, rating: 4.5 },
] as const satisfies readonly Product[]

export type ProductSlug = (typeof products)[number]['slug']
