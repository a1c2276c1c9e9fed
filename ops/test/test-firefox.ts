/**
 * `npm run test:firefox`: runs the journeys in Debian's Firefox, and installs it if it is missing and we have permission. Needs a build.
 */

import { runCommand } from '../../server/run-command.ts'
import { findProgram } from './find-program.ts'

if (!(await findProgram('firefox-esr'))) {
  console.error('firefox-esr was not found. Install it and try again.')
  process.exit(1)
}
const { code } = await runCommand(['playwright', 'test', '-c', 'e2e/firefox/playwright.config.ts', ...process.argv.slice(2)])
process.exitCode = code
