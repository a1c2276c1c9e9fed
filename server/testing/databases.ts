import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A test's store, and how to remove it. */
export type TestDatabase = { dataDir: string; databaseUrl?: string; remove(): Promise<void>; dropConnections(): Promise<void> }

const server = process.env.TEST_DATABASE_URL

/** Both kinds of store. PostgreSQL tests are reported as skipped without a TEST_DATABASE_URL, whose user must be able to create databases. */
export const databases: readonly { name: string; missing: boolean; create(): Promise<TestDatabase> }[] = [
  { name: 'the embedded store', missing: false, create: embedded },
  { name: 'PostgreSQL', missing: !server, create: () => postgres(server ?? '') },
]

export async function embedded(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'workshop-'))
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }), dropConnections: async () => {} }
}

async function postgres(url: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // Without the write-ahead log, it takes less than half the time.
  await execute(url, `create database ${name} strategy file_copy`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const { dataDir, remove } = await embedded()
  return {
    dataDir,
    databaseUrl: own.href,
    // What a restart of PostgreSQL does.
    dropConnections: () => execute(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
    async remove() {
      await execute(url, `drop database ${name} with (force)`)
      await remove()
    },
  }
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}
