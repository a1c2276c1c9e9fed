import { expect, test } from 'vitest'
import { createLimiter, QueueFull } from './limiter.ts'

test('two run at once, twenty wait in order, and the next is rejected until one has finished', async () => {
  const run = createLimiter({ concurrency: 2, queueSize: 20 })
  const started: number[] = []
  const ends: (() => void)[] = []
  const work = (id: number) => run(() => new Promise<void>((resolve) => ends.push(resolve) && started.push(id)))
  const all = Array.from({ length: 22 }, (_, id) => work(id))
  expect(started).toEqual([0, 1])
  await expect(work(22)).rejects.toBeInstanceOf(QueueFull)
  ends.shift()?.()
  await all[0]
  expect(started).toEqual([0, 1, 2])
  all.push(work(23))
  while (started.length < 23) {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  for (const end of ends) end()
  await Promise.all(all)
  expect(started).toEqual([...Array(22).keys(), 23])
})

test('a failed task makes room for the next', async () => {
  const run = createLimiter({ concurrency: 1, queueSize: 1 })
  const failing = run(() => Promise.reject(new Error('no')))
  const next = run(async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
