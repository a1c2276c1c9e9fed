import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { join } from 'node:path'
import { allocatorSettings, nodeFlags } from './server-process.ts'

const root = join(import.meta.dirname, '..')
const server = [...nodeFlags, join(root, 'build', 'server-main', 'main.js')]
const env = { ...allocatorSettings, ...process.env, NODE_ENV: 'production' }

/** Runs Node, forwards our signals to it, and returns its exit code by shell conventions. */
async function runNode(args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options })
  const signals = ['SIGINT', 'SIGTERM'] as const
  const forward = (signal: NodeJS.Signals) => void child.kill(signal)
  for (const signal of signals) process.on(signal, forward)
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  for (const each of signals) process.off(each, forward)
  return code ?? 128 + constants.signals[signal ?? 'SIGTERM']
}

// The build peaks at 770 MB, and a process that continued would keep that.
const code = await runNode([join(root, 'scripts', 'build.ts')])
if (code !== 0) process.exit(code)
// Windows can't replace a process; there, this one waits for the server.
if (process.platform === 'win32' || !process.execve) process.exit(await runNode(server, { env }))
process.execve(process.execPath, [process.execPath, ...server], env)
