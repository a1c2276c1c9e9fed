import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { StoreError } from '../types.ts'

/** SQLSTATE classes of data exceptions and constraint violations: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const rowErrors = ['22', '23']

/** By SQLSTATE. 55P03 and 57014 cancel a statement that waits too long. */
const errors: Readonly<Record<string, StoreError>> = {
  '25006': 'read-only',
  '53100': 'full',
  '55P03': 'locked',
  '57014': 'locked',
  XX001: 'damaged',
  XX002: 'damaged',
}
const int8 = 20

/**
 * Milliseconds for which an idle connection stays open. After pg's usual ten seconds, the first inbox after a pause opened several, which took
 * 70 to 170 ms instead of 4. Less than the four minutes after which some networks drop idle connections without a word.
 */
const idleFor = 3 * 60_000

/** Makes commits wait for the disk even when the server's configuration doesn't. */
const waitForDisk = "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'"

/**
 * @param url postgres:// URL
 * @param patient no statement timeout, for migrations, which may wait for each other
 */
export function openPostgres(url: string, { patient = false } = {}): Database {
  const types = new pg.TypeOverrides()
  // Counts and milliseconds are far below 2^53.
  types.setTypeParser(int8, Number)
  const limits = patient ? {} : { statement_timeout: 6000, query_timeout: 7000, idle_in_transaction_session_timeout: 30_000 }
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: patient ? 1 : 8,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: idleFor,
    keepAlive: true,
    // Not in Kysely's hook, which leaks a connection that breaks in it.
    onConnect: (client) => client.query(waitForDisk),
    ...limits,
  })
  // A restart of PostgreSQL breaks idle and active connections. Without both listeners it would end this process too;
  // running queries reject anyway.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    clock: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
    hasRowLocks: true,
    withTrigrams: (trigrams) => sql<number>`(select id from find_text where find_trigrams(text) @> array[${sql.join(trigrams)}]::text[])`,
    isRowError: (error) => rowErrors.includes(String((error as { code?: string }).code).slice(0, 2)),
    // PostgreSQL's checksums report damage when a page is read.
    checkIntegrity: async () => true,
    purgeDeleted: async () => true,
    errorOf(error) {
      const { code = '' } = error as { code?: string }
      // Also Node's codes ('ECONNREFUSED'), and the pool's timeout, which has no code.
      return errors[code] ?? (/^(?:08|57P|E)|^$/.test(code) ? 'unreachable' : 'error')
    },
  }
}
