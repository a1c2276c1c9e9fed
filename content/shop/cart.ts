import type { ProductSlug } from './products.ts'

/** A line of the sample cart. Amounts are in dollars. */
export type CartLine = { slug: ProductSlug; name: string; unitPrice: number; quantity: number; total: number }
export type AmountLine = { label: string; amount: number }

export const cartLines: readonly CartLine[] = [
  { slug: 'tyre', name: 'Brand New Tyre', unitPrice: 50, quantity: 1, total: 50 },
  { slug: 'oil-filter', name: 'Oil Filter', unitPrice: 30, quantity: 1, total: 30 },
  { slug: 'brake-disk', name: 'Brake Disk', unitPrice: 75, quantity: 1, total: 75 },
  { slug: 'car-wheels', name: 'Car Wheels', unitPrice: 50, quantity: 1, total: 50 },
]

/** Static samples that don't match the lines above. */
export const cartAmounts: readonly AmountLine[] = [
  { label: 'Subtotal', amount: 150 },
  { label: 'Shipping', amount: 30 },
  { label: 'Coupon', amount: 20 },
]
export const cartTotal: AmountLine = { label: 'Total', amount: 160 }

export const cardTypes = ['Visa', 'Mastercard', 'American Express'] as const
