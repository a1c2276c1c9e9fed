import { expect, test } from 'vitest'
import { type BeforeYouCome, beforeYouCome, checkBeforeYouCome } from './before-you-come.ts'

test('the facts that are given are valid', () => {
  expect(checkBeforeYouCome(beforeYouCome)).toEqual([])
})

test.for<[keyof BeforeYouCome, BeforeYouCome]>([
  ['wofFee', { wofFee: 0 }],
  ['hourlyRate', { hourlyRate: Number.NaN }],
  ['courtesyCar', { courtesyCar: ' ' }],
  ['payment', { payment: [] }],
  ['payment', { payment: ['EFTPOS', ''] }],
  ['reviews', { reviews: { name: 'Google', url: 'google.com/maps' } }],
  ['reviews', { reviews: { name: '', url: 'https://www.google.com/maps' } }],
])('a %s of %o is reported', ([name, facts]) => {
  expect(checkBeforeYouCome({ guarantee: '12 months', ...facts })).toEqual([
    expect.stringMatching(`^workshop/before-you-come.ts: ${name} `),
  ])
})
