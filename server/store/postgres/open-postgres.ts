import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { StoreError } from '../types.ts'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: data exceptions and broken constraints. */
const faultsOfRow = ['22', '23']

/** By SQLSTATE: 55P03 and 57014 end a statement that waits too long. */
const errors: Readonly<Record<string, StoreError>> = {
  '25006': 'read-only',
  '53100': 'full',
  '55P03': 'locked',
  '57014': 'locked',
  XX001: 'damaged',
  XX002: 'damaged',
}
const int8 = 20

/** A commit answers once it is on the disk, also where the database's settings would not wait for that. */
const waitForDisk = "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'"

/**
 * @param url postgres:// address
 * @param patient for migrations, which may wait for each other: no time limit on a statement
 */
export function openPostgres(url: string, { patient = false } = {}): Database {
  const types = new pg.TypeOverrides()
  // Counts and milliseconds: far below 2^53.
  types.setTypeParser(int8, Number)
  const limits = patient ? {} : { statement_timeout: 6000, query_timeout: 7000, idle_in_transaction_session_timeout: 30_000 }
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: patient ? 1 : 8,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // Here and not by Kysely's hook, which leaves a connection that breaks in it taken for ever.
    onConnect: (client) => client.query(waitForDisk),
    ...limits,
  })
  // A restart of PostgreSQL breaks connections at rest and in use. Without both listeners it ends this process too;
  // whoever was using one gets its error from the query.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    clock: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
    skipsLockedRows: true,
    isFaultOfRow: (error) => faultsOfRow.includes(String((error as { code?: string }).code).slice(0, 2)),
    // PostgreSQL's checksums tell of damage by themselves, when a page is read.
    checkIntegrity: async () => true,
    purgeDeleted: async () => true,
    errorOf(error) {
      const { code = '' } = error as { code?: string }
      // Node's own codes ('ECONNREFUSED') and a pool that waits in vain have no class.
      return errors[code] ?? (/^(?:08|57P|E)|^$/.test(code) ? 'unreachable' : 'error')
    },
  }
}
