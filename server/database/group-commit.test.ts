import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { groupCommit, StoreUnavailable } from './group-commit.ts'

const isEntryError = (error: unknown) => error instanceof RangeError

test('entries that arrive during a commit share the next one, up to the batch limit', async () => {
  const sizes: number[] = []
  const commits = groupCommit<number, number>({
    async commit(entries) {
      sizes.push(entries.length)
      await wait(5)
      return entries.map((entry) => entry * 2)
    },
    isEntryError,
    maxBatch: 4,
    timeoutMs: 1000,
  })
  const results = await Promise.all([1, 2, 3, 4, 5, 6].map((entry) => commits.add(entry)))
  expect(results).toEqual([2, 4, 6, 8, 10, 12])
  expect(sizes).toEqual([4, 2])
})

test('it retries while the store is unavailable, so a short restart goes unnoticed', async () => {
  let failures = 3
  const commits = groupCommit<string, string>({
    async commit(entries) {
      if (failures-- > 0) throw new Error('connection refused')
      return entries
    },
    isEntryError,
    maxBatch: 10,
    timeoutMs: 2000,
  })
  expect(await commits.add('a')).toBe('a')
})

test('when the store stays unavailable, entries are refused in time', async () => {
  const commits = groupCommit<string, string>({
    commit: () => Promise.reject(new Error('connection refused')),
    isEntryError,
    maxBatch: 10,
    timeoutMs: 500,
  })
  const before = performance.now()
  const error = await commits.add('a').catch((error) => error)
  expect(error).toBeInstanceOf(StoreUnavailable)
  expect(performance.now() - before).toBeLessThan(2000)
  await commits.drained()
})

test('entries of a hanging commit are refused in time, and not stored after all', async () => {
  const committed: string[] = []
  let hang = 150
  const commits = groupCommit<string, string>({
    async commit(entries, stillWanted) {
      await wait(hang)
      hang = 0
      stillWanted()
      committed.push(...entries)
      return entries
    },
    isEntryError,
    maxBatch: 10,
    timeoutMs: 80,
  })
  await expect(commits.add('a')).rejects.toBeInstanceOf(StoreUnavailable)
  expect(await commits.add('b').catch(() => 'refused')).toMatch(/b|refused/)
  await commits.drained()
  expect(committed).not.toContain('a')
})

test('an invalid entry is rejected with its own error, and the rest of its batch is stored', async () => {
  const commits = groupCommit<number, number>({
    async commit(entries) {
      if (entries.includes(0)) throw new RangeError('zero')
      return entries
    },
    isEntryError,
    maxBatch: 10,
    timeoutMs: 1000,
  })
  const results = await Promise.allSettled([1, 0, 2].map((entry) => commits.add(entry)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
