import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'

/** A server in a process of its own. */
export type ServerProcess = {
  /** Where it listens: 'http://127.0.0.1:4711'. */
  url: string
  child: ChildProcess
  /** What it says after its address. */
  lines: Interface
  /** Sends the signal and waits for the end; resolves to the exit code, or null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

export type ProcessOptions = {
  /** See server/testing/serve.ts. */
  way?: 'plainly' | 'slowly' | 'early'
  /** Milliseconds after which a mail whose server died is anybody's; absent: all waits of the outbox are as usual. */
  lease?: number
  /** Another program, with its arguments, that starts Node and our program. */
  through?: readonly string[]
}

/**
 * Starts one, and resolves when it listens.
 * @param env settings on top of those of a test; DATA_DIR is needed
 * @throws what it said when it ended before
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  { way = 'plainly', lease, through = [] }: ProcessOptions = {},
): Promise<ServerProcess> {
  const [program = '', ...given] = [
    ...through,
    process.execPath,
    join(import.meta.dirname, 'serve.ts'),
    way,
    ...(lease ? [String(lease)] : []),
  ]
  const child = spawn(program, given, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', ...env },
  })
  let said = ''
  child.stderr.on('data', (text) => (said += text))
  const ended = once(child, 'exit')
  const lines = createInterface(child.stdout)
  const [line] = await Promise.race([
    once(lines, 'line'),
    ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code} before it listened. It said:\n${said}`))),
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
