/**
 * `npm run test:firefox`: the journeys once more in Debian's Firefox, which is installed where it is missing and we may. It needs a build.
 */
import { findProgram } from './find-program.ts'
import { runCommand } from './run-command.ts'

if (!(await findProgram('firefox-esr'))) {
  console.error('There is no firefox-esr here. Install it, and try again.')
  process.exit(1)
}
const { code } = await runCommand(['playwright', 'test', '-c', 'playwright.firefox.config.ts', ...process.argv.slice(2)])
process.exitCode = code
