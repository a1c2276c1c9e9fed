import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** Where a test's store lies, and how to take it away again. */
export type TestDatabase = { dataDir: string; databaseUrl?: string; remove(): Promise<void>; dropConnections(): Promise<void> }

const server = process.env.TEST_DATABASE_URL

/** Both kinds of store. PostgreSQL is left out, visibly, unless TEST_DATABASE_URL names a server that may make databases. */
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
  await ask(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const { dataDir, remove } = await embedded()
  return {
    dataDir,
    databaseUrl: own.href,
    // As a restart of PostgreSQL does it.
    dropConnections: () => ask(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
    async remove() {
      await ask(url, `drop database ${name} with (force)`)
      await remove()
    },
  }
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}
