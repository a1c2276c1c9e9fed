import { expect, test } from 'vitest'
import { deepest, hollow, rings, times } from './dent.ts'

const dent = hollow([0.5, 0.5], 14.4, 0.4, 0.3)
const box = { from: [0, 0], to: [1, 1] } as const

test('a dent 14 mm deep has a closed ring every two millimetres', () => {
  const found = rings(dent, box)
  expect(found.map(({ depth }) => depth)).toEqual([2, 4, 6, 8, 10, 12, 14])
  for (const { line } of found) expect(line.at(0)).toEqual(line.at(-1))
})

test('every point of a ring has the depth of that ring', () => {
  for (const { depth, line } of rings(dent, box)) {
    for (const [x, z] of line) expect(Math.abs(dent(x, z) - depth)).toBeLessThan(0.1)
  }
})

test('a dent reduced to a tenth has no rings', () => {
  expect(rings(times(dent, 0.1), box)).toEqual([])
})

test('a hollow is deepest in the middle', () => {
  const { at, depth } = deepest(dent, box)
  expect(at[0]).toBeCloseTo(0.5, 1)
  expect(at[1]).toBeCloseTo(0.5, 1)
  expect(depth).toBeCloseTo(14.4, 1)
})
