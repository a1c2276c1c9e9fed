import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
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

test('the one full post has comments', () => {
  expect(posts).toContain(tyres)
  expect(tyres.article.comments.length).toBeGreaterThanOrEqual(2)
})
