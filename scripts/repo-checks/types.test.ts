import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../list-files.ts'
import { runCommand } from '../run-command.ts'

const root = join(import.meta.dirname, '../..')
const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as { references: { path: string }[] }
const projects = new Map(await Promise.all(references.map(async ({ path }) => [path, await filesOf(path)] as const)))

/** Returns all files of a project, including type definitions. */
async function filesOf(project: string): Promise<readonly string[]> {
  const { code, output } = await runCommand(['tsc', '-p', project, '--listFilesOnly'], { quiet: true })
  if (code !== 0) throw new Error(output)
  return output.split('\n').map((path) =>
    path
      .trim()
      .replaceAll('\\', '/')
      .replace(`${root.replaceAll('\\', '/')}/`, ''),
  )
}

test.for([
  { project: './tsconfig.browser.json', sees: 'the DOM', not: 'Node' },
  { project: './tsconfig.server.json', sees: 'Node', not: 'the DOM' },
] as const)('$project has the types of $sees, not of $not', ({ project, sees, not }) => {
  const types = { 'the DOM': /\/lib\.dom\.d\.ts$/, Node: /\/@types\/node\// }
  const files = projects.get(project) ?? []
  expect(files.some((file) => types[sees].test(file))).toBe(true)
  expect(
    files.find((file) => types[not].test(file)),
    'A package may depend on them.',
  ).toBeUndefined()
})

test('every TypeScript file is checked', () => {
  const checked = new Set([...projects.values()].flat())
  expect(listFiles().filter((file) => /\.tsx?$/.test(file) && !checked.has(file))).toEqual([])
})
