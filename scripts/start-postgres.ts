import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../server/testing/free-port.ts'
import { findPostgresPrograms } from './find-postgres-programs.ts'
import { runCommand, type User } from './run-command.ts'

/** A database for the tests, or the reason why there is none. */
export type Postgres = { url: string; stop(): Promise<void> } | { skipped: string }

/** A database that nobody else uses, so that it may be killed. */
export type OwnPostgres = {
  url: string
  stop(): Promise<void>
  /** Process id of the server itself, not of its connections' processes. */
  pid(): Promise<number>
  /** Kills the server without warning. */
  kill(): Promise<void>
  /** Starts it again; resolves once it answers. */
  startAgain(): Promise<void>
  /** Both, one after the other. */
  crash(): Promise<void>
}

/**
 * Starts an empty PostgreSQL for the tests in a temporary folder, on a free port that only this machine reaches, and takes both away
 * at `stop()` or when this process ends in whatever way. A database that TEST_DATABASE_URL names is used as it is instead.
 */
export async function startPostgres(say: (line: string) => void = console.log): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    say('PostgreSQL: the one that TEST_DATABASE_URL names')
    return { url: given, stop: async () => {} }
  }
  return await startOwnPostgres(say)
}

/** As startPostgres, but never the one that TEST_DATABASE_URL names. */
export async function startOwnPostgres(say: (line: string) => void = console.log): Promise<OwnPostgres | { skipped: string }> {
  const skip = (reason: string) => {
    say(`PostgreSQL: skipped: ${reason}`)
    return { skipped: reason }
  }
  if (process.platform === 'win32') return skip('on Windows it is not started for you; set TEST_DATABASE_URL')
  const programs = await findPostgresPrograms(say)
  if (!programs) return skip('its programs initdb and pg_ctl are not here; install PostgreSQL, or set TEST_DATABASE_URL')
  const user = await unprivilegedUser()
  if (user === 'none') return skip('it refuses to run as root, and there is no user postgres or nobody; set TEST_DATABASE_URL')

  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  if (user) await chown(folder, user.uid, user.gid)
  const stop = guard(folder, programs, user)
  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const port = await freePort()
  const run = (...command: string[]) => runCommand(command, { quiet: true, user, cwd: folder })

  const made = await run(join(programs, 'initdb'), '-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=`
  const start = () => run(join(programs, 'pg_ctl'), 'start', '-w', '-D', data, '-l', log, '-o', options)
  const started = made.code === 0 ? await start() : made
  if (started.code !== 0) {
    const words = existsSync(log) ? await readFile(log, 'utf8') : started.output
    await stop()
    return skip(`it did not start; it said:\n${words.trim()}`)
  }
  say(`PostgreSQL: started from ${programs} on port ${port}`)
  const pid = async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n', 1)[0])
  const kill = async () => void process.kill(await pid(), 'SIGKILL')
  async function startAgain(): Promise<void> {
    // It refuses to start until the processes of its connections have noticed.
    for (let tries = 1; (await start()).code !== 0; tries++) {
      if (tries === 50) throw new Error(`PostgreSQL did not start again; it said:\n${await readFile(log, 'utf8')}`)
      await wait(100)
    }
  }
  async function crash(): Promise<void> {
    await kill()
    await startAgain()
  }
  return { url: `postgres://test@127.0.0.1:${port}/postgres`, stop, pid, kill, startAgain, crash }
}

/**
 * Starts a shell that waits for its input to close, which happens when we ask or when this process dies, and then stops the server and
 * removes the folder.
 */
function guard(folder: string, programs: string, user: User | undefined): () => Promise<void> {
  const script = 'cat; "$1/pg_ctl" stop -m immediate -w -D "$2/data"; rm -rf "$2"'
  const child = spawn('/bin/sh', ['-c', script, 'guard', programs, folder], {
    cwd: '/',
    ...user,
    stdio: ['pipe', 'ignore', 'ignore'],
    // Apart from our group of processes, so that Ctrl-C does not reach it.
    detached: true,
  })
  child.unref()
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return async () => {
    child.ref()
    child.stdin.end()
    await ended
  }
}

/** Whom to run PostgreSQL as: nobody in particular, unless we are root, whom it refuses. */
async function unprivilegedUser(): Promise<User | undefined | 'none'> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const uid = await runCommand(['id', '-u', name], { quiet: true })
    const gid = await runCommand(['id', '-g', name], { quiet: true })
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  return 'none'
}
