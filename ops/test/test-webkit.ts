/**
 * `npm run test:webkit`: runs the most important journeys in WebKitGTK, which has Safari's engine. Installs it if it is missing and we have
 * permission, and otherwise skips them. Needs a build.
 */

import { runCommand } from '../../server/run-command.ts'
import { findProgram } from './find-program.ts'

const driver = await findProgram('WebKitWebDriver', 'webkit2gtk-driver')
const screen = await findProgram('Xvfb', 'xvfb')
if (driver && screen) {
  const { code } = await runCommand(['playwright', 'test', '-c', 'e2e/webkit/playwright.config.ts', ...process.argv.slice(2)])
  process.exitCode = code
} else {
  console.log(`Skipped: ${driver ? 'Xvfb' : 'WebKitWebDriver'} was not found. On Debian: apt-get install webkit2gtk-driver xvfb`)
}
