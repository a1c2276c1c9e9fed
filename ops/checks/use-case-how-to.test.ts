import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../server/run-command.ts'
import { listFiles } from './list-files.ts'

/** Follows docs/how-to/add-a-use-case.md in a copy of the project. */
const root = join(import.meta.dirname, '../..')
let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'use-case-'))
  const sources = listFiles().filter((file) => /^(?:domain|desk|server|ui|workshop)\/|^(?:package|tsconfig)\.json$/.test(file))
  for (const path of sources) await cp(join(root, path), join(copy, path))
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const guide = (await readFile(join(root, 'docs/how-to/add-a-use-case.md'), 'utf8')).replaceAll(/^ {3}/gm, '')
  for (const [, file = '', source = ''] of guide.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)) {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await writeFile(join(copy, file), source)
  }
  for (const [, file = '', lines = ''] of guide.matchAll(/```diff\n \/\/ (\S+)\n([\s\S]*?)```/g)) await apply(join(copy, file), lines)
}, 60_000)

afterAll(() => rm(copy, { recursive: true, force: true }))

/** Adds each line that begins with + after the line above it. */
async function apply(file: string, lines: string): Promise<void> {
  let text = await readFile(file, 'utf8')
  let context = ''
  for (const line of lines.split('\n')) {
    if (line.startsWith('+')) {
      expect(text, `${file} has no line '${context}'.`).toContain(`${context}\n`)
      text = text.replace(`${context}\n`, () => `${context}\n${line.slice(1)}\n`)
    } else context = line.slice(1)
  }
  await writeFile(file, text)
}

test.for(['desk', 'server'])('the types of the %s know the new use case', { timeout: 120_000 }, async (project) => {
  expect(await runCommand(['tsc', '-p', project], { cwd: copy, quiet: true })).toEqual({ code: 0, output: '' })
})

test('it is among the use cases, for those who may run it', async () => {
  const script = "import { useCases } from './server/staff-desk/use-cases.ts'; console.log(useCases.waitsHere.who)"
  const { output } = await runCommand(['node', '--input-type=module', '--eval', script], { cwd: copy, quiet: true })
  expect(output.trim()).toBe('staff')
})
