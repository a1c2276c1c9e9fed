import { expect, test } from 'vitest'
import { hatching } from './hatching.ts'
import { points } from './vector.ts'

test('a square is hatched with lines from edge to edge, evenly apart', () => {
  const lines = hatching(points('0.05 0.05, 0.95 0.05, 0.95 0.95, 0.05 0.95'), 0.1, 0)
  expect(lines.map(([[, y]]) => y.toFixed(1))).toEqual(['0.1', '0.2', '0.3', '0.4', '0.5', '0.6', '0.7', '0.8', '0.9'])
  for (const [from, to] of lines) expect([from[0], to[0]]).toEqual([0.05, 0.95])
})

test('lines at 45 degrees stay within a square', () => {
  const lines = hatching(points('0 0, 1 0, 1 1, 0 1'), 0.1, 45)
  expect(lines.length).toBeGreaterThan(12)
  for (const place of lines.flat(2)) {
    expect(place).toBeGreaterThan(-1e-9)
    expect(place).toBeLessThan(1 + 1e-9)
  }
})

test('a line that leaves a bent outline and enters it again is in two pieces', () => {
  const lines = hatching(points('0 0, 3 0, 3 2, 2 2, 2 1, 1 1, 1 2, 0 2'), 1.5, 0).filter(([[, y]]) => y === 1.5)
  expect(lines).toEqual([
    [
      [0, 1.5],
      [1, 1.5],
    ],
    [
      [2, 1.5],
      [3, 1.5],
    ],
  ])
})
