import { expect, test } from 'vitest'
import { signInFailure } from './sign-in-failure.ts'

test('a busy server responds with 503, too many tries with 429 and the wait in minutes', () => {
  expect(signInFailure({ outcome: 'busy', retryAfter: 5 })).toMatchObject({ status: 503 })
  expect(signInFailure({ outcome: 'limited', retryAfter: 121 })).toMatchObject({
    status: 429,
    problem: expect.stringContaining('3 min'),
  })
})
