import { expect, test } from 'vitest'
import { closedDays } from '../../workshop/closed-days.ts'
import { closedDaysOf, publicHolidays } from './public-holidays.ts'

/**
 * Employment New Zealand, "Public holidays and anniversary dates", which lists this year and the next (as of 25 September 2026): the day
 * itself, and the day it moves to for people who don't work weekends.
 * https://www.employment.govt.nz/leave-and-holidays/public-holidays/public-holidays-and-anniversary-dates
 */
const published: Readonly<Record<number, Readonly<Record<string, readonly string[]>>>> = {
  2026: {
    "New Year's Day": ['01-01'],
    "Day after New Year's Day": ['01-02'],
    'Wellington anniversary': ['01-19'],
    'Waitangi Day': ['02-06'],
    'Good Friday': ['04-03'],
    'Easter Monday': ['04-06'],
    'ANZAC Day': ['04-25', '04-27'],
    "King's Birthday": ['06-01'],
    Matariki: ['07-10'],
    'Labour Day': ['10-26'],
    'Christmas Day': ['12-25'],
    'Boxing Day': ['12-26', '12-28'],
  },
  2027: {
    "New Year's Day": ['01-01'],
    "Day after New Year's Day": ['01-02', '01-04'],
    'Wellington anniversary': ['01-25'],
    'Waitangi Day': ['02-06', '02-08'],
    'Good Friday': ['03-26'],
    'Easter Monday': ['03-29'],
    'ANZAC Day': ['04-25', '04-26'],
    "King's Birthday": ['06-07'],
    Matariki: ['06-25'],
    'Labour Day': ['10-25'],
    'Christmas Day': ['12-25', '12-27'],
    'Boxing Day': ['12-26', '12-28'],
  },
}

/** Te Kāhui o Matariki Public Holiday Act 2022, Schedule 1: https://www.legislation.govt.nz/act/public/2022/0014/latest/LMS557893.html */
const matariki = ['2026-07-10', '2027-06-25', '2028-07-14', '2029-07-06', '2030-06-21']

const years = [2026, 2027, 2028, 2029, 2030]
const isClosed = (date: string) => closedDays.some(({ from, to }) => from <= date && date <= to)

test.each(Object.keys(published).map(Number))('date-holidays knows the same days of %i as the Government, and no others', async (year) => {
  const dates = Object.values(published[year] ?? {}).flatMap((days) => days.map((day) => `${year}-${day}`))
  expect((await publicHolidays(year)).map(({ date }) => date)).toEqual(dates.sort())
})

/** Holidays Act 2003: section 44 lists the holidays, sections 45 and 45A move those with a fixed date off the weekend. */
test.each(years)('the workshop is closed on each public holiday of %i that the Holidays Act sets', async (year) => {
  const easter: Readonly<Record<number, string>> = { 2026: '04-05', 2027: '03-28', 2028: '04-16', 2029: '04-01', 2030: '04-21' }
  const monday = (month: number, nth: number) => 1 + ((8 - new Date(Date.UTC(year, month - 1, 1)).getUTCDay()) % 7) + 7 * (nth - 1)
  const at = (month: number, day: number) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
  const weekday = (date: string) => new Date(date).getUTCDay()
  const after = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
  // The pairs, such as Christmas and Boxing Day, move by two days; a single holiday on a Sunday moves by one.
  const pairs = [at(1, 1), at(1, 2), at(12, 25), at(12, 26)].flatMap((date) =>
    [0, 6].includes(weekday(date)) ? [date, after(date, 2)] : [date],
  )
  const single = [at(2, 6), at(4, 25)].flatMap((date) =>
    weekday(date) === 6 ? [date, after(date, 2)] : weekday(date) === 0 ? [date, after(date, 1)] : [date],
  )
  const anniversary = [0, 1, 2, 3, -1, -2, -3].map((days) => after(at(1, 22), days)).filter((date) => weekday(date) === 1)
  const sunday = `${year}-${easter[year]}`
  const moving = [...anniversary, after(sunday, -2), after(sunday, 1), at(6, monday(6, 1)), at(10, monday(10, 4))]
  const all = [...pairs, ...single, ...moving, ...matariki.filter((date) => date.startsWith(String(year)))].sort()
  expect(
    all.filter((date) => !isClosed(date)),
    'Is the workshop open on purpose? Then leave the day out of this check.',
  ).toEqual([])
  expect((await publicHolidays(year)).map(({ date }) => date)).toEqual(all)
})

test('closed days named after a holiday are on that holiday', async () => {
  const holidays = new Set((await Promise.all(years.map(publicHolidays))).flat().map(({ date }) => date))
  const names = new Set((await closedDaysOf(2026)).map(({ reason }) => reason))
  names.delete('the Christmas break')
  const named = closedDays.filter(({ reason }) => names.has(reason))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ from, to }) => !holidays.has(from) || !holidays.has(to))).toEqual([])
})

test('the closed days of a year follow from its holidays', async () => {
  expect(await closedDaysOf(2031)).toEqual([
    { from: '2031-01-20', to: '2031-01-20', reason: 'Wellington Anniversary Day' },
    { from: '2031-02-06', to: '2031-02-06', reason: 'Waitangi Day' },
    { from: '2031-04-11', to: '2031-04-14', reason: 'Easter' },
    { from: '2031-04-25', to: '2031-04-25', reason: 'ANZAC Day' },
    { from: '2031-06-02', to: '2031-06-02', reason: 'King’s Birthday' },
    { from: '2031-07-11', to: '2031-07-11', reason: 'Matariki' },
    { from: '2031-10-27', to: '2031-10-27', reason: 'Labour Day' },
    { from: '2031-12-25', to: '2032-01-05', reason: 'the Christmas break' },
  ])
})
