import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'

/** A server in its own process. */
export type ServerProcess = {
  /** Like 'http://127.0.0.1:4711'. */
  url: string
  child: ChildProcess
  /** Its output after the URL. */
  lines: Interface
  /** Sends the signal. Resolves on exit to the exit code, or null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

export type ProcessOptions = {
  /** See server/testing/serve.ts. */
  variant?: 'normal' | 'while stopping' | 'early'
  /** Milliseconds of the outbox's leases, with shorter delays to match; absent for the usual ones. */
  lease?: number
  /** Milliseconds by which its clock is ahead, so that tests needn't wait. */
  ahead?: number
  /** Serves the built desk. */
  desk?: boolean
  /** A wrapper program with its arguments, which gets the command to run. */
  wrapper?: readonly string[]
}

/**
 * Starts a server process. Resolves when it listens.
 * @param env overrides the test settings; must have DATA_DIR
 * @throws with its error output when it exits before
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  { variant = 'normal', wrapper = [], ...options }: ProcessOptions = {},
): Promise<ServerProcess> {
  const [program = '', ...args] = [...wrapper, process.execPath, join(import.meta.dirname, 'serve.ts'), variant, JSON.stringify(options)]
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', ...env },
  })
  let output = ''
  child.stderr.on('data', (text) => (output += text))
  const ended = once(child, 'exit')
  const lines = createInterface(child.stdout)
  const [line] = await Promise.race([
    once(lines, 'line'),
    ended.then(([code]) => Promise.reject(new Error(`The server exited with ${code} before it listened:\n${output}`))),
  ])
  return {
    url: String(line).replace('localhost', '127.0.0.1'),
    child,
    lines,
    async end(signal) {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}
