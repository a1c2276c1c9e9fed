import { expect, test } from 'vitest'
import { pages } from './pages.ts'
import { projects } from './projects.ts'
import { sampleProject } from './sample-project.ts'

test('three collision repairs and one rust repair, each with its own car', () => {
  expect(projects.map(({ title }) => title)).toEqual([
    'Collision Repair, Mazda 3 2019',
    'Collision Repair, Toyota Corolla 2017',
    'Collision Repair, Mitsubishi Outlander PHEV 2022',
    'Rust Repair, Landrover Discovery 4',
  ])
})

test.for([...projects])('$car: its sidebar says what its title says', ({ title, category, car, brand, model, modelYear }) => {
  expect(title).toBe(`${category}, ${car}`)
  expect(car).toBe([brand, model, modelYear].filter(Boolean).join(' '))
})

test.for([...projects])('$car: nine wide pictures, nine tall ones, no picture twice', ({ wide, tall }) => {
  expect([wide.length, tall.length]).toEqual([9, 9])
  expect(new Set([...wide, ...tall]).size).toBe(18)
})

test.for([...projects])('$car: has a page of its own, from arrival to hand-over', ({ path, slug, story }) => {
  expect(path).toBe(`/projects/${slug}`)
  expect(pages).toHaveProperty([path])
  expect(story.at(0)?.title).toBe('Arrival')
  expect(story.at(-1)?.title).toBe('Hand-over')
})

test('the unknown year of the Discovery is left out', () => {
  expect(projects.at(-1)?.modelYear).toBeUndefined()
})

test('the sample project shows its eight facts, three pictures and three articles', () => {
  expect(sampleProject.facts.map(({ label }) => label)).toEqual([
    'Brand',
    'Model',
    'Model Year',
    'Client Name',
    'Category',
    'Book Date',
    'Release Date',
    'Status',
  ])
  expect(sampleProject.pictures).toHaveLength(3)
  expect(sampleProject.articles.map(({ title }) => title)).toEqual([
    'How to Select a Small Business Coach',
    'Project Overview',
    'Project Result',
  ])
  expect(sampleProject.articles[1]?.points).toHaveLength(4)
})
