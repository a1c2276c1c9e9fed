/**
 * The one test command, the same here and in CI: `npm test`.
 *
 * It checks style and types, finds a browser and starts a database, builds the site, runs the tests of every part and then the journeys
 * through the built site. Nothing stops at the first failure. The last line sums it all: `N passed, N failed`, where a check that failed
 * and a suite that ended without results count as one failure each.
 *
 * `npm test -- server` runs only the tests of the parts whose path contains `server`: no style, no types, no journeys.
 */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findChromium } from './find-chromium.ts'
import { runCommand } from './run-command.ts'
import { startPostgres } from './start-postgres.ts'
import { addUp, exitCode, lastLine, oneFailure, type Sum, sumPlaywright, sumVitest, withExitCode } from './sum-tests.ts'

const root = join(import.meta.dirname, '..')
const reports = { vitest: '.cache/vitest.json', playwright: '.cache/playwright.json' }
const filters = process.argv.slice(2)
const sums: Sum[] = []

// A child of ours gets its signal when we exit (run-command.ts), and the database goes with us (start-postgres.ts).
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

if (filters.length === 0) {
  await check('fonts and pictures', ['node', 'scripts/prepare.ts'])
  await check('format and lint', ['npm', 'run', '--silent', 'lint'])
  await check('types', ['npm', 'run', '--silent', 'typecheck'])
}

const chromium = await step('browser', () => findChromium().catch(failing('browser')))
const postgres = await step('database', () => startPostgres())
const env = {
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  ...('url' in postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
}
const built = await check('build', ['node', 'scripts/build.ts'])

const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`]
// Without a browser the tests that need none still tell something.
await suite('vitest', reports.vitest, sumVitest, [...vitest, ...(chromium ? [] : ['--project=!browser']), ...filters])
if (filters.length === 0) {
  if (built && chromium) await suite('playwright', reports.playwright, sumPlaywright, ['playwright', 'test', '--reporter=list,json'])
  else sums.push(oneFailure(`playwright: not run, because there is no ${built ? 'browser' : 'built site'}`))
}
if ('url' in postgres) await postgres.stop()

const sum = addUp(sums)
console.log()
list('Passed only when tried again', sum.flaky)
list('Skipped', sum.skips)
if ('skipped' in postgres) console.log(`Tests on PostgreSQL are skipped: ${postgres.skipped}\n`)
list('Failed', sum.failures)
console.log(lastLine(sum))
process.exitCode = exitCode(sum)

/** Says what begins and how long it took. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const result = await work()
  console.log(`── ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

/** Runs a command that has no tests of its own; its failure counts as one. Resolves to whether it went well. */
async function check(name: string, command: string[]): Promise<boolean> {
  const { code } = await step(name, () => runCommand(command))
  if (code !== 0) sums.push(oneFailure(name))
  return code === 0
}

/** Runs a suite and adds up what its report says. */
async function suite<Report>(name: string, report: string, read: (report: Report) => Sum, command: string[]): Promise<void> {
  const path = join(root, report)
  await rm(path, { force: true })
  const { code } = await step(name, () => runCommand(command, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path } }))
  const text = await readFile(path, 'utf8').catch(() => undefined)
  const sum = text === undefined ? oneFailure(`${name} ended without results`) : withExitCode(read(JSON.parse(text)), code, name)
  console.log(`${name}: ${lastLine(sum)}`)
  sums.push(sum)
}

function failing(name: string): (error: Error) => undefined {
  return (error) => {
    console.error(error.message)
    sums.push(oneFailure(name))
  }
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}:\n${lines.map((line) => `  ${line.replace(`${root}/`, '')}\n`).join('')}`)
}
