import { expect, test } from 'vitest'
import { instantOf } from '../../domain/opening-hours/dates.ts'
import { openMinutesUntil } from '../../domain/opening-hours/open-minutes.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { openMinutesFrom } from './open-minutes-from.ts'

test('counts what the inbox counts, across weekends, closed days and the change of clocks', () => {
  const [since, now] = [instantOf('2027-03-20'), instantOf('2027-04-20T11:17')]
  const counted = openMinutesFrom(since, now, firstFacts)
  const expected = openMinutesUntil(now, firstFacts)
  for (let moment = since; moment < now; moment += 97 * 60_000)
    expect(counted(now) - counted(moment), new Date(moment).toISOString()).toBe(expected(moment))
})
