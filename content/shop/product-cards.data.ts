import { products } from './products.ts'

/** The card of each product. */
export const productCards = products.map(({ alt: _, ...shown }) => shown)
