import { expect, test } from 'vitest'
import { plans } from './plans.ts'

test('the three plans name the same five things in the same order, and each includes more than the one before', () => {
  expect(plans.map(({ name, price, period }) => [name, price, period])).toEqual([
    ['STANDARD', '$ 69.99', 'Weekly Package'],
    ['ECONOMY', '$ 79.99', 'Monthly Package'],
    ['EXECUTIVE', '$ 89.99', 'Yearly Package'],
  ])
  expect(plans.map(({ includes, excludes }) => [includes.length, excludes.length])).toEqual([
    [3, 2],
    [4, 1],
    [5, 0],
  ])
  for (const { includes, excludes, period } of plans) {
    expect([...includes, ...excludes]).toEqual([
      `${period.split(' ')[0]} Servicing Policy`,
      'Replacement Guarantee',
      'Unlimited Servicing',
      'Unlimited Parts Replacement',
      'Unlimited Membership',
    ])
  }
})
