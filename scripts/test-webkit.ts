/**
 * `npm run test:webkit`: the most important journeys in WebKitGTK, whose engine is Safari's. It is installed where it is missing and we
 * may, and skipped where it cannot be had. It needs a build.
 */
import { findProgram } from './find-program.ts'
import { runCommand } from './run-command.ts'

const driver = await findProgram('WebKitWebDriver', 'webkit2gtk-driver')
const screen = await findProgram('Xvfb', 'xvfb')
if (driver && screen) {
  const { code } = await runCommand(['playwright', 'test', '-c', 'playwright.webkit.config.ts', ...process.argv.slice(2)])
  process.exitCode = code
} else {
  console.log(`Skipped: there is no ${driver ? 'Xvfb' : 'WebKitWebDriver'} here. On Debian: apt-get install webkit2gtk-driver xvfb`)
}
