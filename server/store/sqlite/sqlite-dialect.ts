import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { SqliteThread } from './sqlite-thread.ts'

/** Returns a Kysely dialect for node:sqlite in a worker thread, with a single connection. Kysely runs its transactions one by one. */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new SqliteThreadDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Kysely's adapter doesn't declare that SQLite rolls back DDL of failed migrations. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class SqliteThreadDriver implements Driver {
  readonly #file: string
  #thread: SqliteThread | undefined

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {}

  // A connection is bound to its thread: when that dies in a transaction, the remaining statements must fail, not run without one.
  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#thread?.alive) this.#thread = new SqliteThread(this.#file)
    return new SqliteConnection(this.#thread)
  }

  // IMMEDIATE, so that two writers queue at the start instead of one failing in the middle.
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#thread?.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #thread: SqliteThread

  constructor(thread: SqliteThread) {
    this.#thread = thread
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#thread.run(sql, parameters)
    return { rows: rows as R[], numAffectedRows: BigInt(changes) }
  }

  // biome-ignore lint/correctness/useYield: nothing here is large enough to be streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded store does not stream.')
  }
}
