/**
 * `npm test`: the one test command, also in CI.
 *
 * It checks lint and types, finds a browser, starts a database, builds the site, and runs Vitest and then Playwright against the built
 * site. It doesn't stop at the first failure. The last line has the totals: `N passed, N failed`. A failed check, or a suite without
 * results, counts as one failure.
 *
 * `npm test -- server` runs only the Vitest tests whose path contains `server`, without lint, types and Playwright.
 *
 * `npm run test:all` adds what runs nightly: the chaos tests, the how-tos, Firefox and WebKit, and the browser tests with the tag @nightly.
 */
import { existsSync, statfsSync } from 'node:fs'
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
const nightly = process.argv.includes('--nightly')
const filters = process.argv.slice(2).filter((arg) => arg !== '--nightly')
const summaries: Summary[] = []

// Databases and other temporary files are in memory where there is enough: on a disk, their syncs take most of the time.
if (existsSync('/dev/shm')) {
  const { bavail, bsize } = statfsSync('/dev/shm')
  if (bavail * bsize > 2e9) process.env.TMPDIR = '/dev/shm'
}

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

// Without a browser, the other tests are still useful.
const projects = [...(nightly ? [] : ['--project=!nightly']), ...(chromium ? [] : ['--project=!browser'])]
await vitest('vitest', [...projects, ...filters])
if (filters.length === 0) {
  if (built && chromium) {
    await playwright('playwright', 'e2e/playwright.config.ts', nightly ? [] : ['--grep-invert=@nightly'])
    if (nightly) await otherBrowsers()
  } else summaries.push(oneFailure(`playwright: not run, because there is no ${built ? 'browser' : 'build'}`))
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

async function vitest(name: string, args: string[]): Promise<void> {
  const report = join(root, `.cache/${name}.json`)
  await suite(name, report, summariseVitest, [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ])
}

async function playwright(name: string, config: string, args: string[] = []): Promise<void> {
  const report = join(root, `.cache/${name}.json`)
  await suite(name, report, summarisePlaywright, ['playwright', 'test', '-c', config, '--reporter=list,json', ...args])
}

/** Runs the journeys in Firefox and WebKitGTK, which has Safari's engine. Installs them if they are missing and we have permission. */
async function otherBrowsers(): Promise<void> {
  const firefox = await step('Firefox', () => findProgram('firefox-esr'))
  if (firefox) await playwright('firefox', 'e2e/firefox/playwright.config.ts')
  else summaries.push(oneFailure('firefox-esr was not found'))
  const webkit = await step('WebKit', async () => {
    return (await findProgram('WebKitWebDriver', 'webkit2gtk-driver')) && (await findProgram('Xvfb', 'xvfb'))
  })
  if (webkit) await playwright('webkit', 'e2e/webkit/playwright.config.ts')
  else summaries.push(oneFailure('WebKitWebDriver or Xvfb was not found: on Debian, webkit2gtk-driver and xvfb'))
}

/** Runs a suite and adds the totals of its report. */
async function suite<Report>(name: string, report: string, read: (report: Report) => Summary, command: string[]): Promise<void> {
  await rm(report, { force: true })
  const { code } = await step(name, () => runCommand(command, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } }))
  const text = await readFile(report, 'utf8').catch(() => undefined)
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
