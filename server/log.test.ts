import { expect, test } from 'vitest'
import { safeError } from './log.ts'

test('an error is logged by name, code and stack, without its message or that of its cause', () => {
  const cause = Object.assign(new Error('Key (email)=(hana@example.nz) exists\n    at hana@example.nz'), { code: '23505' })
  const logged = safeError(new TypeError('no such name: Hana', { cause }))
  expect(logged).toMatchObject({ type: 'TypeError', at: expect.stringContaining('log.test.ts'), cause: { type: 'Error', code: '23505' } })
  expect(JSON.stringify(logged)).not.toMatch(/hana/i)
  expect(safeError('Hana')).toEqual({ type: 'string' })
})
