import { expect, test } from 'vitest'
import { service as bodywork } from '../../content/services/bodywork.ts'
import { type Dent, deepest } from './dent.ts'
import * as hatch from './hatch-damage.ts'
import { doorBox, doorDent, quarterBox, quarterDent } from './sedan-wide.ts'
import { opening } from './sill.ts'
import { cornerBox, cornerDent, guardBox, guardDent } from './suv-wide.ts'
import { lengthOf } from './wagon-rust.ts'

// Captions and alt texts state these depths, so a redrawn dent must still have them.
test.for([
  ['hatch bumper corner', hatch.cornerDent, hatch.cornerBox, 22],
  ['hatch guard', hatch.guardDent, hatch.guardBox, 11],
  ['hatch bonnet', hatch.bonnetDent, hatch.bonnetBox, 6],
  ['rear door', doorDent, doorBox, 14],
  ['rear quarter', quarterDent, quarterBox, 12],
  ['bumper corner', cornerDent, cornerBox, 18],
  ['guard', guardDent, guardBox, 9],
] as const)('the dent in the %s is as deep as its caption says', ([, dent, box, millimetres]) => {
  expect(Math.round(deepest(dent as Dent, box).depth)).toBe(millimetres)
})

test('the measure of the drawn service states what its drawing shows', () => {
  expect(bodywork.measure?.figure).toBe(`${Math.round(deepest(doorDent, doorBox).depth)} mm`)
})

test('the cuts round the rust are as long as the captions say', () => {
  expect(lengthOf).toEqual({ sill: 340, arch: 520, guard: 260 })
  const along = opening.map(([x]) => x)
  expect(Math.max(...along) - Math.min(...along)).toBeCloseTo(0.34)
})
