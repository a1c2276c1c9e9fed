/** A plan on the pricing page. */
export type Plan = {
  name: string
  /** Formatted, such as '$ 69.99'. */
  price: string
  period: string
  includes: readonly string[]
  /** Shown struck through. */
  excludes: readonly string[]
}

export const plans: readonly Plan[] = [
  {
    name: 'STANDARD',
    price: '$ 69.99',
    period: 'Weekly Package',
    includes: ['Weekly Servicing Policy', 'Replacement Guarantee', 'Unlimited Servicing'],
    excludes: ['Unlimited Parts Replacement', 'Unlimited Membership'],
  },
  {
    name: 'ECONOMY',
    price: '$ 79.99',
    period: 'Monthly Package',
    includes: ['Monthly Servicing Policy', 'Replacement Guarantee', 'Unlimited Servicing', 'Unlimited Parts Replacement'],
    excludes: ['Unlimited Membership'],
  },
  {
    name: 'EXECUTIVE',
    price: '$ 89.99',
    period: 'Yearly Package',
    includes: [
      'Yearly Servicing Policy',
      'Replacement Guarantee',
      'Unlimited Servicing',
      'Unlimited Parts Replacement',
      'Unlimited Membership',
    ],
    excludes: [],
  },
]
