import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findInstalledPrograms } from '../../server/backup/find-postgres-programs.ts'
import { runCommand, type User } from '../../server/run-command.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { canInstallDebianPackages, installDebianPackage } from './install-debian-package.ts'

/** A PostgreSQL for the tests, or the reason why there is none. */
type Postgres = { url: string; stop(): Promise<void> } | { skipped: string }

/** A PostgreSQL that nobody else uses, so tests may kill it. */
export type OwnPostgres = {
  url: string
  stop(): Promise<void>
  /** Process id of the postmaster. */
  pid(): Promise<number>
  /** Kills the server without warning. */
  kill(): Promise<void>
  /** Starts it again and waits until it accepts connections. */
  startAgain(): Promise<void>
  /** Kills the server, then starts it again. */
  crash(): Promise<void>
}

/**
 * Starts an empty PostgreSQL for the tests in a temporary folder, on a free local port. It is stopped and removed by `stop()`, or
 * when this process ends in any way. If TEST_DATABASE_URL is set, that server is used instead.
 */
export async function startPostgres(print: (line: string) => void = console.log): Promise<Postgres> {
  const existing = process.env.TEST_DATABASE_URL
  if (existing) {
    print('PostgreSQL: using TEST_DATABASE_URL')
    return { url: existing, stop: async () => {} }
  }
  // Each test creates and drops a database, which takes several syncs. Nobody crashes this server; tests that do so start their own.
  return await startOwnPostgres(print, '-c fsync=off')
}

/**
 * Like `startPostgres`, but ignores TEST_DATABASE_URL, and syncs to disk as in production.
 * @param settings more command-line options of the server
 */
export async function startOwnPostgres(
  print: (line: string) => void = console.log,
  settings = '',
): Promise<OwnPostgres | { skipped: string }> {
  const skip = (reason: string) => {
    print(`PostgreSQL: skipped: ${reason}`)
    return { skipped: reason }
  }
  if (process.platform === 'win32') return skip('it is not started automatically on Windows; set TEST_DATABASE_URL')
  const programs = await findPostgresPrograms(print)
  if (!programs) return skip('initdb and pg_ctl were not found; install PostgreSQL, or set TEST_DATABASE_URL')
  const user = await unprivilegedUser()
  if (user === 'none') return skip("it can't run as root, and there is no user postgres or nobody; set TEST_DATABASE_URL")

  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  if (user) await chown(folder, user.uid, user.gid)
  const stop = guard(folder, programs, user)
  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const port = await freePort()
  const run = (...command: string[]) => runCommand(command, { quiet: true, user, cwd: folder })

  const created = await run(join(programs, 'initdb'), '-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= ${settings}`
  const start = () => run(join(programs, 'pg_ctl'), 'start', '-w', '-D', data, '-l', log, '-o', options)
  const started = created.code === 0 ? await start() : created
  if (started.code !== 0) {
    const output = existsSync(log) ? await readFile(log, 'utf8') : started.output
    await stop()
    return skip(`it did not start:\n${output.trim()}`)
  }
  print(`PostgreSQL: started from ${programs} on port ${port}`)
  const pid = async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n', 1)[0])
  const kill = async () => void process.kill(await pid(), 'SIGKILL')
  async function startAgain(): Promise<void> {
    // It can't start until the killed server's backend processes have exited.
    for (let tries = 1; (await start()).code !== 0; tries++) {
      if (tries === 50) throw new Error(`PostgreSQL did not start again:\n${await readFile(log, 'utf8')}`)
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
 * Starts a shell that waits for its stdin to close, on our request or when this process dies, and then stops the server and removes the
 * folder.
 */
function guard(folder: string, programs: string, user: User | undefined): () => Promise<void> {
  const script = 'cat; "$1/pg_ctl" stop -m immediate -w -D "$2/data"; rm -rf "$2"'
  const child = spawn('/bin/sh', ['-c', script, 'guard', programs, folder], {
    cwd: '/',
    ...user,
    stdio: ['pipe', 'ignore', 'ignore'],
    // In its own process group, so that Ctrl-C doesn't reach it.
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

/** Returns the user to run PostgreSQL as, if we are root: it refuses to run as root. */
async function unprivilegedUser(): Promise<User | undefined | 'none'> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const uid = await runCommand(['id', '-u', name], { quiet: true })
    const gid = await runCommand(['id', '-g', name], { quiet: true })
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  return 'none'
}

/** Returns the folder of PostgreSQL's server programs. Installs the Debian package if it is missing and we have permission. */
async function findPostgresPrograms(print: (line: string) => void): Promise<string | undefined> {
  const found = await findInstalledPrograms()
  if (found || !canInstallDebianPackages()) return found
  print('PostgreSQL: not found, installing the Debian package postgresql')
  await preventMainCluster()
  await installDebianPackage('postgresql')
  return findInstalledPrograms()
}

// Otherwise Debian's package creates and starts a database cluster.
async function preventMainCluster(): Promise<void> {
  const folder = '/etc/postgresql-common'
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'createcluster.conf'), 'create_main_cluster = false\n', { flag: 'wx' }).catch(() => {})
}
