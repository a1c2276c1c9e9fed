import { findChromium } from '../ops/test/find-chromium.ts'
import { findProgram } from '../ops/test/find-program.ts'

/**
 * Returns the path of Chromium's headless shell: the same engine without browser UI. The UI has its own process, which competes with the
 * page on a machine with two cores: the page waits 10 to 50 ms for it, times four with the CPU slowdown. Phones have more cores. But the
 * shell has no back/forward cache, and reports a mouse in the corner of the page, so our pages hydrate although nobody touches them.
 * Without a shell, or with CHROMIUM_PATH set, it returns the full Chromium.
 * @throws NoChromium
 */
export async function findHeadlessShell(): Promise<string> {
  const shell = process.env.CHROMIUM_PATH ? undefined : await findProgram('chromium-headless-shell')
  return shell ?? (await findChromium(() => {}))
}
