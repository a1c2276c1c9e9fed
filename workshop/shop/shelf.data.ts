import { products } from './products.ts'

/** What the shop's page shows of each product. */
export const shelf = products.map(({ alt: _, ...shown }) => shown)
