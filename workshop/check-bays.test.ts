import { expect, test } from 'vitest'
import { bays, usualMinutes } from './bays.ts'
import { bookableServices } from './bookable-services.data.ts'
import { checkBays } from './check-bays.ts'

test('there are bays, and each option of the booking form has its usual minutes', () => {
  expect(checkBays(bays, usualMinutes, bookableServices)).toEqual([])
})

test.for([
  [0, { Repair: 60 }, "there can't be 0 bays"],
  [2.5, { Repair: 60 }, "there can't be 2.5 bays"],
  [3, {}, "'Repair' has no usual minutes"],
  [3, { Repair: 60, Wash: 30 }, "'Wash' isn't an option of the booking form"],
  [3, { Repair: 14 }, "'Repair' takes 14 minutes"],
  [3, { Repair: 601 }, "'Repair' takes 601 minutes"],
  [3, { Repair: 22.5 }, "'Repair' takes 22.5 minutes"],
] as const)('%s bays with %j are refused: %s', ([count, minutes, problem]) => {
  expect(checkBays(count, minutes as Record<string, number>, ['Repair'])).toEqual([expect.stringContaining(problem)])
})
