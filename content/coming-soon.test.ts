import { expect, test } from 'vitest'
import { comingSoonTarget } from './coming-soon.ts'

test('the countdown ends at 5 pm Pacific daylight time on 20 March 2024', () => {
  const shown = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', dateStyle: 'long', timeStyle: 'full' })
  expect(shown.format(new Date(comingSoonTarget))).toBe('March 20, 2024 at 5:00:00 PM Pacific Daylight Time')
})
