import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const drawings = readdirSync(join(root, 'art/drawings'))
const list = readFileSync(join(root, 'art/scenes/drawings.py'), 'utf8')

test.for(drawings)('the drawing %s is small and uses only our colours', (file) => {
  const bytes = readFileSync(join(root, 'art/drawings', file))
  expect(brotliCompressSync(bytes).length, 'Too large for a phone: raise apart or shortest in art/scenes/drawings.py.').toBeLessThanOrEqual(
    8000,
  )
  const colours = new Set(bytes.toString().match(/#[0-9a-f]{3,6}/g))
  expect([...colours].filter((colour) => !['#f4f1ea', '#9b9a96', '#ff5a1f'].includes(colour))).toEqual([])
})

test('every drawing has an entry in drawings.py', () => {
  const named = [...list.matchAll(/Drawing\(\s*"([^"]+)"/g)].map(([, name]) => `${name}.svg`)
  expect(drawings.toSorted(), 'art/drawings and art/scenes/drawings.py differ.').toEqual(named.toSorted())
})
