import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallDebianPackages, installDebianPackage } from './install-debian-package.ts'
import { runCommand } from './run-command.ts'

/** No browser, and none could be installed; the message says what to do. */
export class NoChromium extends Error {
  override name = 'NoChromium'
}

/**
 * What Chromium is started with: it talks to nobody but the tests, and drops its sandbox only where it must, as root.
 * Playwright adds --headless itself.
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
 * The path of a Chromium that runs: the one that CHROMIUM_PATH names, the machine's, the one that Playwright has downloaded,
 * or else one that is installed now. Says in one line what it does.
 * @throws NoChromium
 */
export async function findChromium(say: (line: string) => void = console.log): Promise<string> {
  const found = await lookForChromium()
  if (found) {
    say(`Chromium: ${found}`)
    return found
  }
  if (canInstallDebianPackages()) {
    say('Chromium: not here, so the Debian package chromium is installed')
    await installDebianPackage('chromium')
  }
  const installed = await lookForChromium()
  if (installed) return installed
  say('Chromium: not here, so Playwright downloads it')
  await runCommand(['playwright', 'install', 'chromium'])
  const downloaded = await lookForChromium()
  if (downloaded) return downloaded
  throw new NoChromium(
    'No Chromium was found, and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to the path of one.',
  )
}

/**
 * Looks without installing anything.
 * @throws NoChromium when CHROMIUM_PATH names something that is not there
 */
export async function lookForChromium(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new NoChromium(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, and nothing is there. Mend the variable, or take it away.`)
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    // On Ubuntu chromium-browser may be a script that only asks to install the snap.
    if (existsSync(path) && (await runCommand([path, '--version'], { quiet: true })).code === 0) return path
  }
  const { chromium } = await import('playwright')
  const downloaded = chromium.executablePath()
  return existsSync(downloaded) ? downloaded : undefined
}
