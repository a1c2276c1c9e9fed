import { describe, expect, test } from 'vitest'
import { business } from '../business.ts'
import { cartAmounts, cartLines, cartTotal } from './cart.ts'
import { countries, orderAmounts, orderLines, orderTotal, payments } from './checkout.ts'
import { dollars } from './dollars.ts'
import { type Product, products } from './products.ts'
import { shareLinks, tyre } from './tyre.ts'

const shown = ({ name, oldPrice, price }: Omit<Product, 'alt'>) => [name, oldPrice === undefined ? '' : dollars(oldPrice), dollars(price)]

describe('the shop', () => {
  test('has the nine products in order, with their old and new prices', () => {
    expect(products.map(shown)).toEqual([
      ['Brand New Tyre', '$35.00', '$30.00'],
      ['Oil Filter', '$35.00', '$29.00'],
      ['Brake Disk', '', '$25.00'],
      ['Car Wheels', '', '$45.00'],
      ['Petrol Pump', '$55.00', '$50.00'],
      ['Spark Plug', '$45.00', '$40.00'],
      ['Car Engine', '$65.00', '$60.00'],
      ['Steering Wheel', '$75.00', '$70.00'],
      ['Headlights', '$25.00', '$20.00'],
    ])
  })

  test('rates every product four and a half stars', () => {
    expect(products.map(({ rating }) => rating)).toEqual(Array(9).fill(4.5))
  })

  test('has no old price below the current one', () => {
    for (const product of [...products, tyre] as Product[]) expect(product.oldPrice ?? Infinity).toBeGreaterThan(product.price)
  })
})

describe('the tyre', () => {
  test('costs $120.00, down from $210.00, and has four and a half stars', () => {
    expect([...shown(tyre), tyre.rating]).toEqual(['Brand New Tyre', '$210.00', '$120.00', 4.5])
  })

  test('has two five-star reviews with valid dates', () => {
    expect(tyre.reviews.map(({ rating }) => rating)).toEqual([5, 5])
    for (const { date } of tyre.reviews) expect(new Date(date).toISOString()).toBe(`${date}T00:00:00.000Z`)
  })

  test('has a share link only where the business has a social link', () => {
    const known = business.social.map(({ name }) => name)
    expect(known).toEqual(expect.arrayContaining(shareLinks.map(({ social }) => social)))
  })
})

test('the cart has the specified lines and totals', () => {
  expect(cartLines.map(({ name, unitPrice, quantity }) => [name, dollars(unitPrice), quantity])).toEqual([
    ['Brand New Tyre', '$50.00', 1],
    ['Oil Filter', '$30.00', 1],
    ['Brake Disk', '$75.00', 1],
    ['Car Wheels', '$50.00', 1],
  ])
  for (const { unitPrice, quantity, total } of cartLines) expect(total).toBe(unitPrice * quantity)
  expect([...cartAmounts, cartTotal].map(({ label, amount }) => `${label} ${dollars(amount)}`)).toEqual([
    'Subtotal $150.00',
    'Shipping $30.00',
    'Coupon $20.00',
    'Total $160.00',
  ])
})

test('the checkout has the specified order summary', () => {
  expect([...orderLines, ...orderAmounts, orderTotal].map(({ label, amount }) => `${label} ${dollars(amount)}`)).toEqual([
    'Brand New Tyre $50.00',
    'Brake Disk $30.00',
    'Oil Filter $75.00',
    'Car Wheels $95.00',
    'Cart Subtotal $250.00',
    'Shipping $5.00',
    'Order Total $255.00',
  ])
})

test('the countries are in the specified order with the specified values', () => {
  expect(countries.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'United Arab Emirates 5',
    'China 1',
    'United Kingdom 2',
    'Germany 0',
    'France 3',
    'Japan 4',
  ])
})

test('bank transfer is the first payment method and explains how to pay', () => {
  expect(payments.map(({ label }) => label)).toEqual(['Direct Bank Transfer', 'PayPal', 'Cash On Delivery'])
  expect(payments[0]?.text).toMatch(/Order ID as the payment reference/)
  expect(payments[0]?.text).toMatch(/not shipped until the funds have cleared/)
})
