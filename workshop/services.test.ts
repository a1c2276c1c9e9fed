import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bookableServices } from './bookable-services.data.ts'
import { pages } from './pages.ts'
import { servicePath } from './service.ts'
import { services } from './services.ts'

/** How many tasks the specification lists on each service page, list by list. */
const specified: Readonly<Record<string, readonly number[]>> = {
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

const specifiedOptions = [
  'Bodywork and Collision Repairs',
  'Inspection and WoF Services',
  'Maintenance Services',
  'Electrical and Hybrid Services',
  'Air Conditioning(AC) Services',
  'Repair Services',
  'Diagnostic Services',
  'Customization Services',
]

test('the list has each service file once, under its slug', () => {
  const files = readdirSync(new URL('services/', import.meta.url))
  expect(services.map(({ slug }) => `${slug}.ts`).toSorted(), 'Name a new service in workshop/services.ts.').toEqual(files.toSorted())
})

// A service that the workshop adds may be anywhere among these.
test('the nine services of the specification are in the order of the home page', () => {
  expect(services.map(({ slug }) => slug).filter((slug) => slug in specified)).toEqual(Object.keys(specified))
})

test('the eight options of the specification can be booked, to the letter, the first of them preselected', () => {
  expect(bookableServices.filter((text) => specifiedOptions.includes(text))).toEqual(specifiedOptions)
  expect(bookableServices[0]).toBe(specifiedOptions[0])
})

test('a gearbox job, without an option of its own, is booked as a repair', () => {
  expect(services.find(({ slug }) => slug === 'transmission')?.bookAs).toBe('Repair Services')
})

test.for([...services])('$name has a page of its own, and it is published', (service) => {
  expect(pages[servicePath(service)]?.sample).toBe(false)
})

test.for([...services])('$name lists every task once', ({ slug, taskGroups }) => {
  const counts = taskGroups.map(({ tasks }) => tasks.length)
  expect(counts).toEqual(specified[slug] ?? counts)
  for (const { tasks } of taskGroups) expect(new Set(tasks).size).toBe(tasks.length)
})

test.for([...services])('$name has a card text that fits, an intro, and three to five symptoms', ({ short, lead, intro, signs }) => {
  expect(short.length, `The card cuts this off: ${short}`).toBeLessThanOrEqual(90)
  expect(lead).not.toBe('')
  expect(intro.length).toBeGreaterThanOrEqual(2)
  expect(signs.length).toBeGreaterThanOrEqual(3)
  expect(signs.length).toBeLessThanOrEqual(5)
})

test('each service has a place of its own on the drawn car', () => {
  const places = services.map(({ carPart: { x, y } }) => ({ x, y }))
  for (const [index, { x, y }] of places.entries()) {
    expect([x, y].every((each) => each > 0 && each < 1)).toBe(true)
    // The numbers are 40 pixels wide on a drawing that is 850 or more.
    const near = places.slice(index + 1).filter((other) => Math.hypot(x - other.x, ((y - other.y) * 600) / 1300) < 0.05)
    expect(near, `The numbers of ${services[index]?.name} and another service cover each other.`).toEqual([])
  }
})
