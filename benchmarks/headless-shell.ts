import { findChromium } from '../scripts/find-chromium.ts'
import { findProgram } from '../scripts/find-program.ts'

/**
 * The path of Chromium's headless shell: the engine of the same version without a window. A window works too, in a process of its own,
 * whenever a page comes or answers; where two cores are all there are, the page waits 10 to 50 ms for it, which counts four times. A phone has
 * more cores. But the shell keeps no pages for going back, and a mouse rests in the corner of its pages, so that ours wake although nobody
 * touches them. Where no shell can be had, and where CHROMIUM_PATH names a Chromium, it is that one.
 * @throws NoChromium
 */
export async function findHeadlessShell(): Promise<string> {
  const shell = process.env.CHROMIUM_PATH ? undefined : await findProgram('chromium-headless-shell')
  return shell ?? (await findChromium(() => {}))
}
