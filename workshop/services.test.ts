import { expect, test } from 'vitest'
import { bookableServices } from './bookable-services.ts'
import { pages } from './pages.ts'
import { serviceTexts } from './service-texts.ts'
import { services } from './services.ts'

/** How many tasks the specification lists on each service page, list by list. */
const promised = {
  bodywork: [13],
  inspection: [16],
  maintenance: [10, 12],
  electrical: [14, 7],
  'air-conditioning': [15],
  repair: [11],
  diagnostic: [13],
  transmission: [10],
  customization: [10],
}

test('the nine services are in the order of the home page', () => {
  expect(services.map(({ slug }) => slug)).toEqual(Object.keys(promised))
})

test('eight options can be booked, the first of them preselected', () => {
  expect(bookableServices).toHaveLength(8)
  expect(bookableServices[0]).toBe('Bodywork and Collision Repairs')
})

test('every option of the booking form has a service behind it', () => {
  expect(new Set(services.map(({ bookAs }) => bookAs))).toEqual(new Set(bookableServices))
})

test('a gearbox job, without an option of its own, is booked as a repair', () => {
  expect(services.find(({ slug }) => slug === 'transmission')?.bookAs).toBe('Repair Services')
})

test.for([...services])('$name has a page of its own, and it is published', ({ slug, path }) => {
  expect(path).toBe(`/services/${slug}`)
  expect(pages[path]?.sample).toBe(false)
})

test.for([...services])('$name lists every task once', ({ slug }) => {
  const { taskGroups } = serviceTexts[slug]
  expect(taskGroups.map(({ tasks }) => tasks.length)).toEqual(promised[slug])
  for (const { tasks } of taskGroups) expect(new Set(tasks).size).toBe(tasks.length)
})

test.for([...services])('$name has a card text that fits, an intro, and three to five symptoms', ({ slug, short }) => {
  const { lead, intro, signs } = serviceTexts[slug]
  expect(short.length, `The card cuts this off: ${short}`).toBeLessThanOrEqual(90)
  expect(lead).not.toBe('')
  expect(intro.length).toBeGreaterThanOrEqual(2)
  expect(signs.length).toBeGreaterThanOrEqual(3)
  expect(signs.length).toBeLessThanOrEqual(5)
})
