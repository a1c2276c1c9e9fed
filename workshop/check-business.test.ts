import { expect, test } from 'vitest'
import { business } from './business.ts'
import { checkBusiness } from './check-business.ts'

test('the business facts are whole', () => {
  expect(checkBusiness(business)).toEqual([])
})

test('every fault of the facts is told at once, each with its place', () => {
  const faults = checkBusiness({
    ...business,
    name: ' ',
    postcode: '44120',
    email: 'workshop',
    landline: { shown: '06 555 0100', dial: '+6465550101' },
    social: [{ name: 'X', url: 'x.com/example' }],
  })
  expect(faults).toHaveLength(5)
  for (const fault of faults) expect(fault).toMatch(/^workshop\/business\.ts: /)
})
