import { expect, test } from 'vitest'
import { tokenOf } from './live.tsx'

test('a page whose parts know different change tokens sends one that is never current, so it loads its data again', () => {
  expect(tokenOf([undefined, 'first', 'first'])).toBe('first')
  expect(tokenOf(['first', 'second'])).toBe('')
  expect(tokenOf([undefined])).toBeUndefined()
})
