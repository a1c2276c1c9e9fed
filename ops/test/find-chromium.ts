import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from '../../server/run-command.ts'
import { canInstallDebianPackages, installDebianPackage } from './install-debian-package.ts'

/** There is no Chromium and none could be installed; the message says what to do. */
export class NoChromium extends Error {
  override name = 'NoChromium'
}

/**
 * Chromium's arguments: no background network traffic, and no sandbox only as root, where it can't run. Playwright adds --headless
 * itself.
 */
export const chromiumArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Returns the path of a working Chromium: from CHROMIUM_PATH, on PATH, or downloaded by Playwright. Otherwise it installs one. Logs what it
 * does in one line.
 * @throws NoChromium
 */
export async function findChromium(print: (line: string) => void = console.log): Promise<string> {
  const found = await lookForChromium()
  if (found) {
    print(`Chromium: ${found}`)
    return found
  }
  if (canInstallDebianPackages()) {
    print('Chromium: not found, installing the Debian package chromium')
    await installDebianPackage('chromium')
  }
  const installed = await lookForChromium()
  if (installed) return installed
  print('Chromium: not found, downloading it with Playwright')
  await runCommand(['playwright', 'install', 'chromium'])
  const downloaded = await lookForChromium()
  if (downloaded) return downloaded
  throw new NoChromium(
    'Chromium was not found and could not be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its path.',
  )
}

/**
 * Like `findChromium`, but installs nothing.
 * @throws NoChromium if CHROMIUM_PATH doesn't exist
 */
export async function lookForChromium(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new NoChromium(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which doesn't exist. Correct or unset it.`)
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    // On Ubuntu, chromium-browser may be a script that only asks you to install the snap.
    if (existsSync(path) && (await runCommand([path, '--version'], { quiet: true })).code === 0) return path
  }
  const { chromium } = await import('playwright')
  const downloaded = chromium.executablePath()
  return existsSync(downloaded) ? downloaded : undefined
}
