import { expect, test } from 'vitest'
import type { Database } from './database.ts'
import { StoreUnavailable } from './group-commit.ts'
import { retryOnce } from './retry-once.ts'

/** What a database says about errors with these codes. */
const database = {
  isRowError: (error) => (error as { code?: string }).code === '23505',
  errorOf: (error) => ((error as { code?: string }).code === 'ECONNREFUSED' ? 'unreachable' : 'error'),
} as Database

const failing = (...codes: string[]) => {
  const work = async () => {
    work.runs++
    const code = codes.shift()
    if (code) throw Object.assign(new Error('x'), { code })
    return 'done'
  }
  work.runs = 0
  return work
}

test.for(['40P01', '40001', '23505'])('a transaction that fails with %s because of another one is retried once', async (code) => {
  expect(await retryOnce(database, failing(code))).toBe('done')
  const twice = failing(code, code)
  await expect(retryOnce(database, twice)).rejects.toMatchObject({ code })
  expect(twice.runs).toBe(2)
})

test('an unavailable store is reported as such, with its error class and without a retry', async () => {
  const work = failing('ECONNREFUSED')
  const error = await retryOnce(database, work).catch((one) => one)
  expect(error).toBeInstanceOf(StoreUnavailable)
  expect(error.code).toBe('unreachable')
  expect(work.runs).toBe(1)
})

test('a bug is not reported as an unavailable store', async () => {
  await expect(retryOnce(database, failing('42703'))).rejects.not.toBeInstanceOf(StoreUnavailable)
  const bug = Promise.reject(new TypeError('x is undefined'))
  await expect(retryOnce({ ...database, errorOf: () => 'unreachable' }, () => bug)).rejects.toBeInstanceOf(TypeError)
})
