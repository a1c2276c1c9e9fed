import { expect, test } from 'vitest'
import { replaceNul } from './well-formed.ts'

test('NUL is replaced however it is written, and nothing becomes one', () => {
  const read = (encoded: string) => new URLSearchParams(replaceNul(encoded)).get('a')
  expect(['a=%00', 'a=\0', 'a=%%0000', 'a=%2500', 'a=%E2%80%99'].map(read)).toEqual(['\ufffd', '\ufffd', '%\ufffd00', '%00', '’'])
})
