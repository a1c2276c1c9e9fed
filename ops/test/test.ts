/**
 * `npm test`: the one test command, also in CI.
 *
 * It checks lint and types, finds a browser, starts a database, builds the site, and runs Vitest and then Playwright against the built
 * site. It doesn't stop at the first failure. The last line has the totals: `N passed, N failed`. A failed check, or a suite without
 * results, counts as one failure.
 *
 * `npm test -- server` runs only the Vitest tests whose path contains `server`, without lint, types and Playwright.
 */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../../server/run-command.ts'
import { findCaddy } from './find-caddy.ts'
import { findChromium } from './find-chromium.ts'
import { findProgram } from './find-program.ts'
import { startPostgres } from './start-postgres.ts'
import {
  combine,
  exitCode,
  oneFailure,
  type Summary,
  summarisePlaywright,
  summariseVitest,
  summaryLine,
  withExitCode,
} from './test-summary.ts'

const root = join(import.meta.dirname, '../..')
const reports = { vitest: '.cache/vitest.json', playwright: '.cache/playwright.json' }
const filters = process.argv.slice(2)
const summaries: Summary[] = []

// On exit, child processes are terminated (run-command.ts) and the database is stopped (start-postgres.ts).
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

if (filters.length === 0) {
  await check('fonts and pictures', ['node', 'build/prepare.ts'])
  await check('format and lint', ['npm', 'run', '--silent', 'lint'])
  await check('types', ['npm', 'run', '--silent', 'typecheck'])
}

const chromium = await step('browser', async () => {
  const found = await findChromium().catch(failing('browser'))
  // Without it, the journeys run in Chromium.
  if (filters.length === 0) await findProgram('chromium-headless-shell')
  return found
})
if (filters.length === 0) {
  await step('proxy and shell checks', async () => {
    await findCaddy()
    await findProgram('shellcheck')
  })
}
const postgres = await step('database', () => startPostgres())
const env = {
  // The tests start dozens of servers, each of which compiles the same files.
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  ...('url' in postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
}
const built = await check('build', ['node', 'build/build.ts'])

const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`]
// Without a browser, the other tests are still useful.
await suite('vitest', reports.vitest, summariseVitest, [...vitest, ...(chromium ? [] : ['--project=!browser']), ...filters])
if (filters.length === 0) {
  if (built && chromium) await suite('playwright', reports.playwright, summarisePlaywright, ['playwright', 'test', '--reporter=list,json'])
  else summaries.push(oneFailure(`playwright: not run, because there is no ${built ? 'browser' : 'build'}`))
}
if ('url' in postgres) await postgres.stop()

const summary = combine(summaries)
console.log()
list('Passed only when retried', summary.flaky)
list('Skipped', summary.skips)
if ('skipped' in postgres) console.log(`PostgreSQL tests were skipped: ${postgres.skipped}\n`)
list('Failed', summary.failures)
console.log(summaryLine(summary))
process.exitCode = exitCode(summary)

/** Logs the step and how long it took. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const result = await work()
  console.log(`── ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

/** Runs a command without tests, whose failure counts as one, and returns whether it succeeded. */
async function check(name: string, command: string[]): Promise<boolean> {
  const { code } = await step(name, () => runCommand(command))
  if (code !== 0) summaries.push(oneFailure(name))
  return code === 0
}

/** Runs a suite and adds the totals of its report. */
async function suite<Report>(name: string, report: string, read: (report: Report) => Summary, command: string[]): Promise<void> {
  const path = join(root, report)
  await rm(path, { force: true })
  const { code } = await step(name, () => runCommand(command, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path } }))
  const text = await readFile(path, 'utf8').catch(() => undefined)
  const summary = text === undefined ? oneFailure(`${name} produced no results`) : withExitCode(read(JSON.parse(text)), code, name)
  console.log(`${name}: ${summaryLine(summary)}`)
  summaries.push(summary)
}

function failing(name: string): (error: Error) => undefined {
  return (error) => {
    console.error(error.message)
    summaries.push(oneFailure(name))
  }
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}:\n${lines.map((line) => `  ${line.replace(`${root}/`, '')}\n`).join('')}`)
}
