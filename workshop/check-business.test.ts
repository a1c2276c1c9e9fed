import { expect, test } from 'vitest'
import { business } from './business.ts'
import { checkBusiness } from './check-business.ts'

test('the business facts are complete and well formed', () => {
  expect(checkBusiness(business)).toEqual([])
})

test('reports all problems together, each with its file', () => {
  const problems = checkBusiness({
    ...business,
    name: ' ',
    shortName: 'Cloverlea Auto',
    postcode: '44120',
    email: 'workshop',
    landline: { shown: '06 555 0100', dial: '+6465550101' },
    social: [{ name: 'X', url: 'x.com/example' }],
  })
  expect(problems).toHaveLength(6)
  for (const problem of problems) expect(problem).toMatch(/^workshop\/business\.ts: /)
})
