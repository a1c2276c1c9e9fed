import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { allocatorSettings, nodeFlags } from '../ops/server-process.ts'
import { freePort } from '../server/testing/free-port.ts'

/** A program that serves pages on the loopback interface, until `end`. */
export type Served = { url: string; child: ChildProcess; end(): Promise<void> }

type SiteOptions = {
  core?: number
  limits?: boolean
  /** Another checkout, instead of this one. */
  root?: string
  /** Environment variables of the server, added to the defaults or replacing them. */
  env?: Readonly<Record<string, string>>
}

/** Starts the built website as in production, with a new embedded database unless `env` names one. */
export async function startSite({
  core,
  limits = false,
  root = join(import.meta.dirname, '..'),
  env: more = {},
}: SiteOptions = {}): Promise<Served> {
  const dataDir = await mkdtemp(join(tmpdir(), 'benchmark-'))
  const port = await freePort()
  // Without NODE_ENV, the desk would be rendered by the development version of React, which takes several times as long.
  const always = { ...allocatorSettings, PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1' }
  const env = { ...always, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: limits ? 'on' : 'off', ...more }
  const main = join(root, 'dist', 'server-main', 'main.js')
  const served = await serve([process.execPath, ...nodeFlags, main], port, { core, env })
  return { ...served, end: () => served.end().then(() => rm(dataDir, { recursive: true, force: true })) }
}

/**
 * Starts a program and resolves when it responds on its port.
 * @param core the CPU core that it is pinned to
 * @throws when it has not responded after 20 seconds
 */
export async function serve(command: string[], port: number, { core, env }: { core?: number; env?: NodeJS.ProcessEnv }): Promise<Served> {
  const [program = '', ...args] = core === undefined ? command : ['taskset', '-c', String(core), ...command]
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  const ended = once(child, 'exit')
  // So that a failed benchmark leaves nothing running.
  const kill = () => child.kill()
  process.once('exit', kill)
  const url = `http://127.0.0.1:${port}`
  const end = async () => {
    child.kill('SIGTERM')
    await ended
    process.off('exit', kill)
  }
  for (let tries = 0; tries < 2000; tries++) {
    if (child.exitCode !== null) throw new Error(`${command[0]} exited with ${child.exitCode} before it responded.`)
    if (
      await fetch(url).then(
        (response) => response.arrayBuffer().then(() => response.ok),
        () => false,
      )
    )
      return { url, child, end }
    await wait(10)
  }
  await end()
  throw new Error(`${command[0]} did not respond at ${url} within 20 s.`)
}
