import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { groupCommit, StoreUnavailable } from './group-commit.ts'

const isFaultOfEntry = (error: unknown) => error instanceof RangeError

test('what arrives while a commit runs shares the next one, up to the largest batch', async () => {
  const sizes: number[] = []
  const commits = groupCommit<number, number>({
    async commit(entries) {
      sizes.push(entries.length)
      await wait(5)
      return entries.map((entry) => entry * 2)
    },
    isFaultOfEntry,
    largest: 4,
    patience: 1000,
  })
  const results = await Promise.all([1, 2, 3, 4, 5, 6].map((entry) => commits.add(entry)))
  expect(results).toEqual([2, 4, 6, 8, 10, 12])
  expect(sizes).toEqual([4, 2])
})

test('while the store is away it tries again, and nobody notices a short restart', async () => {
  let away = 3
  const commits = groupCommit<string, string>({
    async commit(entries) {
      if (away-- > 0) throw new Error('connection refused')
      return entries
    },
    isFaultOfEntry,
    largest: 10,
    patience: 2000,
  })
  expect(await commits.add('a')).toBe('a')
})

test('when the store stays away, each is refused in time with the reason', async () => {
  const commits = groupCommit<string, string>({
    commit: () => Promise.reject(new Error('connection refused')),
    isFaultOfEntry,
    largest: 10,
    patience: 100,
  })
  const before = performance.now()
  const error = await commits.add('a').catch((error) => error)
  expect(error).toBeInstanceOf(StoreUnavailable)
  expect(performance.now() - before).toBeLessThan(400)
  await commits.drained()
})

test('a commit that hangs is refused in time too, and what was refused is not kept after all', async () => {
  const kept: string[] = []
  let hang = 150
  const commits = groupCommit<string, string>({
    async commit(entries, stillWanted) {
      await wait(hang)
      hang = 0
      stillWanted()
      kept.push(...entries)
      return entries
    },
    isFaultOfEntry,
    largest: 10,
    patience: 80,
  })
  await expect(commits.add('a')).rejects.toBeInstanceOf(StoreUnavailable)
  expect(await commits.add('b').catch(() => 'refused')).toMatch(/b|refused/)
  await commits.drained()
  expect(kept).not.toContain('a')
})

test('an entry at fault is refused with its own error, and those beside it are kept', async () => {
  const commits = groupCommit<number, number>({
    async commit(entries) {
      if (entries.includes(0)) throw new RangeError('zero')
      return entries
    },
    isFaultOfEntry,
    largest: 10,
    patience: 1000,
  })
  const results = await Promise.allSettled([1, 0, 2].map((entry) => commits.add(entry)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
