/**
 * `npm run benchmark:build`: seconds from a fresh clone to the first page, by the two commands of the README, `npm ci && npm start`; then
 * from a start where nothing has changed, and from one after a text was changed. What is committed is cloned; npm may have the packages in
 * its own cache, as on the second day of anybody's work here, and nothing else is there.
 *
 * Wanted: 120 s, 3 s and 10 s.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../server/testing/free-port.ts'
import { table } from './table.ts'
import { verdict } from './verdict.ts'

const root = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'benchmark-build-'))
const clone = join(folder, 'clone')
// npm has put our own programs first, which somebody who clones does not have.
const path = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.includes('node_modules'))
const env = { HOME: process.env.HOME, PATH: path.join(delimiter), HOST: '127.0.0.1' }

async function run(command: string[], cwd: string): Promise<void> {
  const [program = '', ...given] = command
  const child = spawn(program, given, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}.`)
}

/** The first page that the clone serves. Ends the server again. */
async function startOnce(): Promise<string> {
  const port = String(await freePort())
  // In a group of its own, so that npm and what it started end together.
  const child = spawn('npm', ['start'], { cwd: clone, env: { ...env, PORT: port }, stdio: ['ignore', 'ignore', 'inherit'], detached: true })
  const ended = once(child, 'exit')
  try {
    for (let tries = 0; tries < 30_000 && child.exitCode === null; tries++) {
      const page = await fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.text(),
        () => '',
      )
      if (page) return page
      await wait(20)
    }
    throw new Error('npm start served no page.')
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

const seconds = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** Changes the heading of the home page, and starts until the page says it. */
async function changeText(): Promise<void> {
  const file = join(clone, 'site', 'pages', 'home', 'home.wording.ts')
  const wording = await readFile(file, 'utf8')
  const changed = wording.replace(/title: '[^']*'/, "title: 'A changed heading'")
  if (changed === wording) throw new Error('No title was found in home.wording.ts to be changed.')
  await writeFile(file, changed)
  if (!(await startOnce()).includes('A changed heading')) throw new Error('The page does not say what was changed.')
}

await run(['git', 'clone', '--quiet', root, clone], root)
const install = await seconds(() => run(['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'], clone))
console.log(`npm ci: ${install.toFixed(1)} s`)
const build = await seconds(startOnce)
const unchanged = await seconds(startOnce)
const text = await seconds(changeText)
await rm(folder, { recursive: true })

const rows = [
  { what: 'npm ci && npm start in a fresh clone', time: install + build, wanted: 120 },
  { what: 'npm start, nothing changed', time: unchanged, wanted: 3 },
  { what: 'npm start, a text changed', time: text, wanted: 10 },
]
console.log(
  table([['To the first page, s', 'took', 'wanted'], ...rows.map(({ what, time, wanted }) => [what, time.toFixed(1), String(wanted)])]),
)
verdict(
  'the first page within the wanted time',
  rows.filter(({ time, wanted }) => time > wanted).map(({ what, time }) => `${what} ${time.toFixed(1)} s`),
)
