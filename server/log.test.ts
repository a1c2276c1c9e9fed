import { expect, test } from 'vitest'
import { safeError } from './log.ts'

test('an error is told by its name, code and place, never by its words or those of its cause', () => {
  const cause = Object.assign(new Error('Key (email)=(hana@example.nz) exists\n    at hana@example.nz'), { code: '23505' })
  const told = safeError(new TypeError('no such name: Hana', { cause }))
  expect(told).toMatchObject({ type: 'TypeError', at: expect.stringContaining('log.test.ts'), cause: { type: 'Error', code: '23505' } })
  expect(JSON.stringify(told)).not.toMatch(/hana/i)
  expect(safeError('Hana')).toEqual({ type: 'string' })
})
