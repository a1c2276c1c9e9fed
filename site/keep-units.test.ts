import { expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'

test('a figure stays on the line of its unit, and nothing else changes', () => {
  expect(keepUnits('At 1.5 mm, after 10,000 km or at 12 V, 120 µm thick; 5 kmh, 2 minutes')).toBe(
    'At 1.5\u00a0mm, after 10,000\u00a0km or at 12\u00a0V, 120\u00a0µm thick; 5 kmh, 2 minutes',
  )
})
