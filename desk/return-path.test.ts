import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.for([
  ['/desk', '/'],
  ['/desk?state=new', '/?state=new'],
  ['/desk/', '/'],
  ['/desk/enquiries/ab-12/replies?state=new&before=1_a', '/enquiries/ab-12/replies?state=new&before=1_a'],
] as const)('signing in at %s leads back to %s', ([to, path]) => {
  expect(returnPath(to)).toBe(path)
})

test.for([
  undefined,
  '',
  '/desk//evil.example',
  '/desk/\\evil.example',
  '/desk\\/evil.example',
  '/desk/\n/evil.example',
  '/desk/\t\\evil.example',
  '/desk/..//evil.example',
  '/desk/.//evil.example',
  '/desk/%2e%2e//evil.example',
  '/desk/../contact',
  '//evil.example/desk',
  'https://evil.example/desk',
  'javascript:alert(1)',
  '/desktop',
  '/DESK',
  `/desk/${'x'.repeat(500)}`,
])('signing in never leads to %j', (to) => {
  expect(returnPath(to)).toBeUndefined()
})
