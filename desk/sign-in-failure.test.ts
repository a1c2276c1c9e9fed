import { expect, test } from 'vitest'
import { signInFailure } from './sign-in-failure.ts'

test('a busy server responds with 503, too many tries with 429 and the wait in minutes, both with Retry-After', () => {
  expect(signInFailure({ outcome: 'busy', retryAfter: 5 })).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
  expect(signInFailure({ outcome: 'limited', retryAfter: 121 })).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '121' },
    problem: expect.stringContaining('3 min'),
  })
})
