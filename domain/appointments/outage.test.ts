import { expect, test } from 'vitest'
import { instantOf } from '../opening-hours/dates.ts'
import { checkOutage, outageAnswers } from './outage.ts'

const [monday, tuesday, wednesday] = ['2027-03-01', '2027-03-02', '2027-03-03']
const now = instantOf(`${monday}T09:00`)

test.for([
  ['for part of a day', { date: tuesday, time: '08:00', untilDate: tuesday, untilTime: '12:00' }],
  ['for whole days', { date: monday, time: '', untilDate: wednesday, untilTime: '' }],
] as const)('an outage %s has the answers that make it again', ([, times]) => {
  const answers = { ...times, reason: 'Hoist broken' }
  const checked = checkOutage(answers, now)
  expect(checked.ok && outageAnswers(checked.outage, monday)).toEqual(answers)
})

test('an outage that began earlier is made again from today on, and one that is over isn’t', () => {
  const outage = { startsAt: instantOf(`${monday}T10:00`), endsAt: instantOf(`${wednesday}T12:00`), reason: 'Hoist broken' }
  expect(outageAnswers(outage, tuesday)).toMatchObject({ date: tuesday, time: '', untilDate: wednesday, untilTime: '12:00' })
  expect(outageAnswers(outage, '2027-03-04')).toBeUndefined()
})
