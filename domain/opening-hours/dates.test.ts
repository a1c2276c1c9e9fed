import { describe, expect, onTestFinished, test } from 'vitest'
import { longDate, shortDate, wallClockAt } from './dates.ts'

test('dates are formatted the New Zealand way', () => {
  expect(longDate('2024-09-12')).toBe('12 September 2024')
  expect(shortDate('2024-01-02')).toBe('2 Jan 2024')
})

describe.for(['Temporal', 'Intl'])('with %s', (name) => {
  test.skipIf(name === 'Temporal' && !('Temporal' in globalThis)).for([
    ['2026-11-20T04:59:59Z', { date: '2026-11-20', time: '17:59' }, 'daylight saving time'],
    ['2026-12-31T11:00:00Z', { date: '2027-01-01', time: '00:00' }, 'midnight'],
    ['2026-09-26T13:59:59Z', { date: '2026-09-27', time: '01:59' }, 'before the clocks go forward'],
    ['2026-09-26T14:00:00Z', { date: '2026-09-27', time: '03:00' }, 'after the clocks went forward'],
    ['2026-04-04T13:59:59Z', { date: '2026-04-05', time: '02:59' }, 'before the clocks go back'],
    ['2026-04-04T14:00:00Z', { date: '2026-04-05', time: '02:00' }, 'after the clocks went back'],
  ] as const)('%s is %o at the workshop (%s)', ([moment, expected]) => {
    if (name === 'Intl') withoutTemporal()
    expect(wallClockAt(new Date(moment))).toEqual(expected)
  })
})

function withoutTemporal(): void {
  const temporal = Object.getOwnPropertyDescriptor(globalThis, 'Temporal')
  if (!temporal) return
  Reflect.deleteProperty(globalThis, 'Temporal')
  onTestFinished(() => {
    Object.defineProperty(globalThis, 'Temporal', temporal)
  })
}
