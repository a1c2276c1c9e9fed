import type { AmountLine } from './cart.ts'

/** The options of the country list, in order. */
export const countries = [
  { value: '5', name: 'United Arab Emirates' },
  { value: '1', name: 'China' },
  { value: '2', name: 'United Kingdom' },
  { value: '0', name: 'Germany' },
  { value: '3', name: 'France' },
  { value: '4', name: 'Japan' },
] as const

/** Static samples that don't match the cart. */
export const orderLines: readonly AmountLine[] = [
  { label: 'Brand New Tyre', amount: 50 },
  { label: 'Brake Disk', amount: 30 },
  { label: 'Oil Filter', amount: 75 },
  { label: 'Car Wheels', amount: 95 },
]
export const orderAmounts: readonly AmountLine[] = [
  { label: 'Cart Subtotal', amount: 250 },
  { label: 'Shipping', amount: 5 },
]
export const orderTotal: AmountLine = { label: 'Order Total', amount: 255 }

/** The payment methods. The first is preselected. */
export const payments: readonly { value: string; label: string; text?: string }[] = [
  {
    value: 'bank-transfer',
    label: 'Direct Bank Transfer',
    text: 'Pay directly into our bank account. Please use your Order ID as the payment reference. Your order is not shipped until the funds have cleared in our account.',
  },
  { value: 'paypal', label: 'PayPal' },
  { value: 'cash', label: 'Cash On Delivery' },
]
