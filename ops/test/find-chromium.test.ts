import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lookForChromium, NoChromium } from './find-chromium.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chromium-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function put(name: string, exitCode: number): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, `#!/bin/sh\nexit ${exitCode}\n`)
  await chmod(path, 0o755)
  return path
}

test('CHROMIUM_PATH takes precedence over PATH', async () => {
  await put('chromium', 0)
  const ours = await put('ours', 0)
  expect(await lookForChromium({ PATH: folder, CHROMIUM_PATH: ours })).toBe(ours)
})

test('a CHROMIUM_PATH that does not exist is an error', async () => {
  await put('chromium', 0)
  await expect(lookForChromium({ PATH: folder, CHROMIUM_PATH: join(folder, 'gone') })).rejects.toThrow(NoChromium)
})

test('a script that only asks to install the browser is skipped', async () => {
  await put('chromium-browser', 1)
  const chrome = await put('google-chrome', 0)
  expect(await lookForChromium({ PATH: folder })).toBe(chrome)
})
