import { expect, onTestFinished, test, vi } from 'vitest'
import { firstFacts } from '../../../workshop/first-facts.ts'
import { readyAfter } from './booking-start.ts'

test.for(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])('when a car is ready is the same with the server in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(readyAfter('2026-12-20', '16:00', 90, firstFacts)).toEqual({ readyDate: '2026-12-20', readyTime: '17:30' })
})

test('work past closing time makes the car ready the next open day, and an incomplete form has no ready time', () => {
  expect(readyAfter('2026-12-24', '16:00', 300, firstFacts)).toEqual({ readyDate: '2027-01-06', readyTime: '11:00' })
  const windows = { ...firstFacts, dropOffWindow: 60 }
  expect(readyAfter('2026-12-20', '16:00', 60, windows)).toEqual({ readyDate: '2026-12-20', readyTime: '18:00' })
  expect(readyAfter('', '16:00', 300, firstFacts)).toBeUndefined()
  for (const minutes of [Number.NaN, 0, -60, 601, Number.POSITIVE_INFINITY])
    expect(readyAfter('2026-12-20', '16:00', minutes, firstFacts)).toBeUndefined()
})
