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

test('the sender with the fewest running tasks is next, and none has more than its share', async () => {
  const run = createLimiter({ concurrency: 2, queueSize: 20, perSender: 4 })
  const started: string[] = []
  const ends: (() => void)[] = []
  const work = (sender: string) => run(() => new Promise<void>((resolve) => ends.push(resolve) && started.push(sender)), sender)
  const all = ['a', 'a', 'a', 'a', 'b'].map(work)
  await expect(work('a')).rejects.toBeInstanceOf(QueueFull)
  expect(started).toEqual(['a', 'a'])
  while (started.length < 5) {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  expect(started).toEqual(['a', 'a', 'b', 'a', 'a'])
  for (const end of ends) end()
  await Promise.all(all)
})

test('a task that has waited too long is rejected without being run', async () => {
  const run = createLimiter({ concurrency: 1, queueSize: 20, patience: 20 })
  let end = () => {}
  const first = run(() => new Promise<void>((resolve) => (end = resolve)))
  await expect(run(() => Promise.reject(new Error('was run')))).rejects.toBeInstanceOf(QueueFull)
  end()
  await first
  expect(await run(async () => 'yes')).toBe('yes')
})
