import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../server/run-command.ts'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const commands = ['start', 'dev', 'build', 'test', 'backup', 'restore', 'mails', 'quarantine', 'privacy', 'desk']

test.for(commands)('npm run %s says how to install the right Node when TypeScript is not supported', async (name) => {
  const [command = ''] = (scripts[name] ?? '').split(' && ')
  const [, ...given] = command.replace(/^exec /, '').split(' ')
  expect(given.at(-1)).toMatch(/\.ts$/)
  const { code, output } = await runCommand([process.execPath, '--no-strip-types', ...given], { quiet: true })
  expect([code, output]).toEqual([1, expect.stringContaining('npm ci, without --omit=optional')])
  expect(output.trim()).not.toContain('\n')
})
