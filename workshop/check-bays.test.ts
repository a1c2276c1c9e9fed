import { expect, test } from 'vitest'
import { bays } from './bays.ts'
import { servicesOffered } from './bookable-services.ts'
import { checkBays } from './check-bays.ts'

test('there are bays, and each service has its usual minutes', () => {
  expect(checkBays(bays, servicesOffered)).toEqual([])
})

test.for([
  [0, 60, "there can't be 0 bays"],
  [2.5, 60, "there can't be 2.5 bays"],
  [3, 14, "'Repair' takes 14 minutes"],
  [3, 601, "'Repair' takes 601 minutes"],
  [3, 22.5, "'Repair' takes 22.5 minutes"],
] as const)('%s bays with %s minutes are refused: %s', ([count, minutes, problem]) => {
  expect(checkBays(count, [{ name: 'Repair', minutes }])).toEqual([expect.stringContaining(problem)])
})
