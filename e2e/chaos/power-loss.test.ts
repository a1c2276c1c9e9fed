import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { findProgram } from '../../ops/test/find-program.ts'
import { startOwnPostgres } from '../../ops/test/start-postgres.ts'
import { embedded } from '../../server/testing/databases.ts'
import { type ServerProcess, startServerProcess } from '../../server/testing/server-process.ts'
import { until } from '../../server/testing/until.ts'
import { findEarlySuccesses, tracedCalls } from './read-trace.ts'

const strace = await findProgram('strace')
const mayTrace = strace !== undefined && spawnSync(strace, ['-f', '-o', '/dev/null', 'true']).status === 0
if (!mayTrace) console.log('Power loss: skipped: strace was not found, or may not trace')
const postgresIsWanted = Boolean(process.env.TEST_DATABASE_URL)
const untilDone = { timeout: 120_000 }

/** Returns a strace command. With -D the tracer is a grandchild, so the server stays our child and gets our signals. */
function traceInto(file: string, ...more: string[]): string[] {
  return [strace ?? '', '-D', '-f', '-y', '-s', '20000', '-e', tracedCalls, '-o', file, ...more]
}

const alone = 10
const together = 30

/** Posts enquiries one by one, so that each has its own commit, then concurrently, so that they share commits. */
async function post({ url }: ServerProcess): Promise<void> {
  const send = async (message: string) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ ...goodBooking, message })
    expect((await fetch(`${url}/dev/booking`, { method: 'POST', headers, body })).status).toBe(201)
  }
  for (let number = 0; number < alone; number++) await send(`alone ${number}`)
  await Promise.all(Array.from({ length: together }, (_, number) => send(`together ${number}`)))
}

async function readTrace(file: string, { child }: ServerProcess): Promise<string> {
  const mainExited = new RegExp(`^${child.pid} +\\+\\+\\+ exited`, 'm')
  await until(async () => mainExited.test(await readFile(file, 'utf8')), 20_000)
  return readFile(file, 'utf8')
}

test.skipIf(!mayTrace)('the embedded store syncs an enquiry to disk before it reports success', untilDone, async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const trace = join(dataDir, 'trace')
  const server = await startServerProcess({ DATA_DIR: dataDir }, { wrapper: traceInto(trace) })
  await post(server)
  await server.end('SIGTERM')
  const { successes, failures } = findEarlySuccesses(await readTrace(trace, server), 'workshop.sqlite-wal')
  expect(failures).toEqual([])
  expect(successes).toBe(alone + together)
})

test.skipIf(!mayTrace || !postgresIsWanted)(
  'PostgreSQL syncs an enquiry to disk before success is reported, even with synchronous_commit off',
  untilDone,
  async ({ skip }) => {
    const postgres = await startOwnPostgres()
    if ('skipped' in postgres) return skip(postgres.skipped)
    const { dataDir, remove } = await embedded()
    onTestFinished(remove)
    onTestFinished(postgres.stop)
    const client = new pg.Client(postgres.url)
    await client.connect()
    await client.query('alter system set synchronous_commit = off')
    await client.query('select pg_reload_conf()')
    await client.end()
    const trace = join(dataDir, 'trace')
    const postmaster = await postgres.pid()
    // Existing children too: the WAL writer may write a commit before its own process does.
    const children = (await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')).trim().split(' ')
    const wrapper = traceInto(trace, ...[postmaster, ...children].flatMap((pid) => ['-p', String(pid)]))
    const server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: postgres.url }, { wrapper })
    await post(server)
    await server.end('SIGTERM')
    const { successes, failures } = findEarlySuccesses(await readTrace(trace, server), '/pg_wal/')
    expect(failures).toEqual([])
    expect(successes).toBe(alone + together)
  },
)

test.skipIf(!mayTrace)('a server that reports success before the commit is detected', untilDone, async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const trace = join(dataDir, 'trace')
  const server = await startServerProcess({ DATA_DIR: dataDir }, { variant: 'early', wrapper: traceInto(trace) })
  await post(server)
  await server.end('SIGTERM')
  expect(findEarlySuccesses(await readTrace(trace, server), 'workshop.sqlite-wal').failures.length).toBe(alone + together)
})
