import { expect, test } from 'vitest'
import { goodBooking, goodBookings } from '../../enquiries/booking/booking.examples.ts'
import { goodContact } from '../../enquiries/contact/contact.examples.ts'
import { judge, judgeRepeats, quarantineFrom } from './suspicion.ts'

const unknown = { by: 'page', browser: false } as const

test.for(goodBookings)('nothing is suspicious when $because, though a program sent it', ({ answers }) => {
  expect(judge(answers, unknown)).toEqual({ points: 2, signs: ['no browser', 'no page'] })
  expect(judge(answers)).toEqual({ points: 0, signs: [] })
})

test.for([
  'Photos: https://photos.app.goo.gl/x9Kd82hQm and https://www.trademe.co.nz/a/motors/4971112345',
  'Call me',
  'Two parts from https://www.ebay.com/itm/1 and https://www.amazon.com/dp/2',
  'Claim C-884512/2 with AMI, reach me at hana@company.com',
])('a person stays out of quarantine with: %s', (message) => {
  expect(judge({ ...goodContact, message }, unknown).points).toBeLessThan(quarantineFrom)
})

test('no haste alone, and no repeated short words, are enough', () => {
  expect(judge(goodBooking, { by: 'page', browser: true, pageAge: 100 })).toEqual({ points: 5, signs: ['haste'] })
  expect(judge(goodBooking, { by: 'page', browser: true, pageAge: 3000 }).points).toBe(0)
  expect(judgeRepeats('WoF please', 100)).toBe(0)
  expect(judgeRepeats('x'.repeat(40), 2)).toBe(0)
})

test('who fills in the field that nobody sees goes to quarantine, whatever else it says', () => {
  expect(judge(goodBooking, { by: 'form', browser: true, trapped: true }).points).toBeGreaterThanOrEqual(quarantineFrom)
})
