import { expect, test } from 'vitest'
import { article } from './article.ts'
import { pages } from './pages.ts'
import { categories, posts, recentPosts, tags } from './posts.ts'

test('there are six posts, newest first, and the sidebar has the newest three', () => {
  expect(posts).toHaveLength(6)
  const dates = posts.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(recentPosts.map(({ title }) => title)).toEqual(posts.slice(0, 3).map(({ title }) => title))
})

test('each of the six categories has one post more than the one before', () => {
  expect(categories.map(({ name, count }) => `${name} ${count}`)).toEqual([
    'Engine Servicing 1',
    'Engine Oil and Filter 2',
    'Brake Service 3',
    'Wheel Repair 4',
    'Engine Diagnostic 5',
    'Tyre Service 6',
  ])
})

test('the nine tags are spelt right and lead to existing pages', () => {
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

test('the article belongs to a post and has comments', () => {
  expect(posts).toContain(article.post)
  expect(article.comments.length).toBeGreaterThanOrEqual(2)
})
