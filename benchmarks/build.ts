/**
 * `npm run benchmark -- build`: seconds from a fresh clone to the first page with the README's commands, `npm ci && npm start`; then
 * for a start with nothing changed, and for one after a text change. It clones the last commit. npm's own cache may already have the
 * packages, as on any machine that has installed them before; nothing else is cached.
 *
 * Goals: 60 s, 3 s and 10 s.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../server/testing/free-port.ts'
import { table, verdict } from './report.ts'

const root = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'benchmark-build-'))
const clone = join(folder, 'clone')
// npm has put our node_modules/.bin first on PATH, which a fresh clone doesn't have.
const path = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.includes('node_modules'))
const env = { HOME: process.env.HOME, PATH: path.join(delimiter), HOST: '127.0.0.1' }

async function run(command: string[], cwd: string): Promise<void> {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command.join(' ')} exited with ${code}.`)
}

/** Starts the clone, returns the first page it serves, and stops it again. */
async function startOnce(): Promise<string> {
  const port = String(await freePort())
  // In its own process group, so that npm and its child processes can be stopped together.
  const child = spawn('npm', ['start'], { cwd: clone, env: { ...env, PORT: port }, stdio: ['ignore', 'ignore', 'inherit'], detached: true })
  const ended = once(child, 'exit')
  try {
    for (let tries = 0; tries < 30_000 && child.exitCode === null; tries++) {
      const page = await fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.text(),
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
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

/** Changes the heading of the home page and starts again. */
async function changeText(): Promise<void> {
  const file = join(clone, 'site', 'pages', 'home', 'home.wording.ts')
  const wording = await readFile(file, 'utf8')
  const changed = wording.replace(/title: '[^']*'/, "title: 'A changed heading'")
  if (changed === wording) throw new Error('home.wording.ts has no title to change.')
  await writeFile(file, changed)
  if (!(await startOnce()).includes('A changed heading')) throw new Error('The page does not show the change.')
}

await run(['git', 'clone', '--quiet', root, clone], root)
const install = await seconds(() => run(['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'], clone))
console.log(`npm ci: ${install.toFixed(1)} s`)
const build = await seconds(startOnce)
const unchanged = await seconds(startOnce)
const text = await seconds(changeText)
await rm(folder, { recursive: true })

const rows = [
  { what: 'npm ci && npm start in a fresh clone', time: install + build, limit: 60 },
  { what: 'npm start, nothing changed', time: unchanged, limit: 3 },
  { what: 'npm start, a text changed', time: text, limit: 10 },
]
console.log(
  table([['To the first page, s', 'took', 'goal'], ...rows.map(({ what, time, limit }) => [what, time.toFixed(1), String(limit)])]),
)
verdict(
  'the first page within its time',
  rows.filter(({ time, limit }) => time > limit).map(({ what, time }) => `${what} ${time.toFixed(1)} s`),
)
