import { products } from './products.ts'

/** The products as the shop page shows them. */
export const shelf = products.map(({ alt: _, ...shown }) => shown)
