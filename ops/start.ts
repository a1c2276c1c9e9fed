import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { allocatorSettings, nodeFlags } from './server-process.ts'

const root = join(import.meta.dirname, '..')
const server = [...nodeFlags, join(root, 'dist', 'server-main', 'main.js')]
const env = { ...allocatorSettings, ...process.env, NODE_ENV: 'production' }

/** In milliseconds. The pause after a crash doubles up to the longest, and a server that has run for longer than that starts afresh. */
const firstPause = 1000
const longestPause = 60_000

/** Whether we have been told to stop. */
let stopping = false

/** Runs Node and forwards our signals to it. Returns its exit code by shell conventions, and whether it said that it had started. */
async function runNode(args: readonly string[], own: { env?: NodeJS.ProcessEnv } = {}): Promise<{ code: number; started: boolean }> {
  // In a group of its own, since otherwise Ctrl-C would reach it twice, and a second signal ends the server immediately.
  const detached = process.platform !== 'win32'
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], detached, ...own })
  let started = false
  child.once('message', () => (started = true))
  const signals = ['SIGINT', 'SIGTERM'] as const
  const forward = (signal: NodeJS.Signals) => {
    stopping = true
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  for (const each of signals) process.off(each, forward)
  return { code: code ?? 128 + constants.signals[signal ?? 'SIGTERM'], started }
}

// The build peaks at 770 MB, and a process that continued would keep that.
const built = await runNode([join(root, 'build', 'build.ts')])
if (built.code !== 0) process.exit(built.code)

let hasRun = false
for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
  const startedAt = performance.now()
  const { code, started } = await runNode(server, { env })
  hasRun ||= started
  // It was told to stop, or it refuses to start and has said why.
  if (stopping || code === 0 || !hasRun) process.exit(code)
  if (performance.now() - startedAt > longestPause) pause = firstPause
  process.stderr.write(`The server has crashed with ${code}. It starts again in ${pause / 1000} s.\n`)
  await wait(pause)
}
