import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bookAs } from '../workshop/bookable-services.ts'
import { pages } from './pages.ts'
import { servicePath } from './service.ts'
import { services } from './services.ts'

test('every file in services/ is listed once, under its slug', () => {
  const files = readdirSync(new URL('services/', import.meta.url))
  expect(services.map(({ slug }) => `${slug}.ts`).toSorted(), 'Each needs a card in content/service-cards.ts.').toEqual(files.toSorted())
})

test('transmission work has no booking option and is booked as a repair', () => {
  expect(bookAs('transmission')).toBe('Repair Services')
})

test.for([...services])('$name has a published page', (service) => {
  expect(pages[servicePath(service)]?.sample).toBe(false)
})

test.for([...services])('$name lists every task once', ({ taskGroups }) => {
  for (const { tasks } of taskGroups) expect(new Set(tasks).size).toBe(tasks.length)
})

test.for([...services])('$name has a card text that fits, and an intro of two paragraphs', ({ short, lead, intro }) => {
  expect(short.length, `The card cuts this off: ${short}`).toBeLessThanOrEqual(90)
  expect(lead).not.toBe('')
  expect(intro).toHaveLength(2)
})

test.for(services.flatMap(({ name, measure }) => (measure ? [{ name, measure }] : [])))(
  'the measure in the picture of $name has a figure, and lines that fit',
  ({ measure: { figure, lines } }) => {
    expect(figure).toMatch(/\d/)
    for (const line of lines) expect(line.length, `This runs into the leader: ${line}`).toBeLessThanOrEqual(16)
  },
)

test.for([...services])('$name has a symptom with a short name and one line about driving on', ({ mainSymptom: { name, advice } }) => {
  expect(name.length).toBeLessThanOrEqual(20)
  expect(advice.length).toBeLessThanOrEqual(60)
  expect(advice).toMatch(/\.$/)
})

test('no two services are closer than a fingertip on the car drawing', () => {
  const points = services.map(({ mainSymptom: { x, y } }) => ({ x, y }))
  for (const [index, { x, y }] of points.entries()) {
    expect([x, y].every((each) => each > 0 && each < 1)).toBe(true)
    // On a phone 390 px wide, the drawing is 350 px wide, and a finger needs 44 px for each number.
    const tooClose = points.slice(index + 1).filter((other) => Math.hypot(x - other.x, ((y - other.y) * 600) / 1300) < 44 / 350)
    expect(tooClose, `The number of ${services[index]?.name} is too close to that of another service.`).toEqual([])
  }
})

test.for([...services])('the sheet of $name has its columns, and its marks are on its scale', ({ sheet: { columns, scale, rows } }) => {
  const longer = rows.filter(({ more }) => more).length
  expect([0, rows.length], 'either every row says more or none').toContain(longer)
  expect(columns).toHaveLength(scale || longer > 0 ? 3 : 2)
  for (const mark of rows.flatMap(({ marks = [] }) => marks.flat())) {
    expect(mark).toBeGreaterThanOrEqual(scale?.from ?? Number.POSITIVE_INFINITY)
    expect(mark).toBeLessThanOrEqual(scale?.to ?? Number.NEGATIVE_INFINITY)
  }
})
