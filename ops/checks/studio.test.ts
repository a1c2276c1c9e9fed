import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from './list-files.ts'

const root = join(import.meta.dirname, '../..')

/** They keep their checks out of the folder, or credit what it made. */
const exempt = ['.dockerignore', 'biome.jsonc', 'ops/tsconfig.json', 'art/CREDITS.md', 'ops/checks/list-files.ts']

test('nothing refers to a file of the studio, so that it can be deleted', () => {
  const text = listFiles().filter((file) => !/\.(?:avif|jpe?g|png|svg|webp|woff2)$/.test(file) && !exempt.includes(file))
  expect(text.length).toBeGreaterThan(500)
  expect(text.filter((file) => /\bstudio\/[\w*]/.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
