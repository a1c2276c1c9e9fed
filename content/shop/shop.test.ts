import { describe, expect, test } from 'vitest'
import { firstFacts } from '../../workshop/first-facts.ts'
import { type Product, products } from './products.ts'
import { shareLinks, tyre } from './tyre.ts'

describe('the shop', () => {
  test('has no old price below the current one', () => {
    for (const product of [...products, tyre] as Product[]) expect(product.oldPrice ?? Infinity).toBeGreaterThan(product.price)
  })
})

describe('the tyre', () => {
  test('has two five-star reviews with valid dates', () => {
    expect(tyre.reviews.map(({ rating }) => rating)).toEqual([5, 5])
    for (const { date } of tyre.reviews) expect(new Date(date).toISOString()).toBe(`${date}T00:00:00.000Z`)
  })

  test('has a share link only where the business has a social link', () => {
    const known = firstFacts.business.social.map(({ name }) => name)
    expect(known).toEqual(expect.arrayContaining(shareLinks.map(({ social }) => social)))
  })
})
