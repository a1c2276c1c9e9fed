import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categories, tags } from './blog-sidebar.ts'
import { pages } from './pages.ts'
import { post as tyres } from './posts/tyres.ts'
import { posts } from './posts.ts'

test('every file in posts/ is listed once, under its slug', () => {
  const files = readdirSync(new URL('posts/', import.meta.url))
  expect(posts.map(({ slug }) => `${slug}.ts`).toSorted(), 'List new posts in content/posts.ts.').toEqual(files.toSorted())
})

test('there are at least six posts, newest first', () => {
  expect(posts.length).toBeGreaterThanOrEqual(6)
  const dates = posts.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('the six categories have their sample counts', () => {
  expect(categories.map(({ name, count }) => `${name} ${count}`)).toEqual([
    'Engine Servicing 1',
    'Engine Oil and Filter 2',
    'Brake Service 3',
    'Wheel Repair 4',
    'Engine Diagnostic 5',
    'Tyre Service 6',
  ])
})

test('the nine tags are spelt correctly and link to existing pages', () => {
  expect(tags.map(({ text }) => text)).toEqual([
    'Auto Repair',
    'Brake',
    'Service',
    'Tyre',
    'Engine',
    'Oil Change',
    'Repair',
    'Wheel',
    'Diagnostic',
  ])
  for (const { to } of tags) expect(pages).toHaveProperty([to])
})

test('the one full post has comments', () => {
  expect(posts).toContain(tyres)
  expect(tyres.article.comments.length).toBeGreaterThanOrEqual(2)
})
