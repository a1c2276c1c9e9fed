import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { SqliteThread } from './sqlite-thread.ts'

/**
 * Returns a Kysely dialect for node:sqlite in two worker threads: one writes, and runs the transactions one by one; the other reads, so that a page
 * doesn't wait while the writer waits for the disk or for another program's lock.
 */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteThreadAdapter(),
    createDriver: () => new SqliteThreadDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class SqliteThreadAdapter extends SqliteAdapter {
  /** Kysely's adapter doesn't declare that SQLite rolls back DDL of failed migrations. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** Kysely would let a read wait for a transaction. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class SqliteThreadDriver implements Driver {
  readonly #file: string
  #writer: SqliteThread | undefined
  #reader: SqliteThread | undefined
  #lastTurn: Promise<void> = Promise.resolve()

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this)
  }

  /** Waits until nobody else writes. A turn is bound to its thread: when that dies in a transaction, the remaining statements must fail. */
  async takeTurn(): Promise<Turn> {
    const previous = this.#lastTurn
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#lastTurn = promise
    await previous
    if (!this.#writer?.alive) this.#writer = new SqliteThread({ file: this.#file, readOnly: false })
    return { writer: this.#writer, end: resolve }
  }

  get reader(): SqliteThread {
    if (!this.#reader?.alive) this.#reader = new SqliteThread({ file: this.#file, readOnly: true })
    return this.#reader
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin()
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.run('commit')
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.run('rollback')
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release()
  }

  /** The writer last, because it merges the write-ahead log into the file if nobody else has that open. */
  async destroy(): Promise<void> {
    await this.#reader?.close()
    await this.#lastTurn
    await this.#writer?.close()
  }
}

type Turn = { writer: SqliteThread; end(): void }

class SqliteConnection implements DatabaseConnection {
  readonly #driver: SqliteThreadDriver
  #transaction: Turn | undefined

  constructor(driver: SqliteThreadDriver) {
    this.#driver = driver
  }

  async begin(): Promise<void> {
    this.#transaction = await this.#driver.takeTurn()
    // IMMEDIATE, so that two writers queue at the start instead of one failing in the middle.
    await this.run('begin immediate')
  }

  release(): void {
    this.#transaction?.end()
    this.#transaction = undefined
  }

  async run(sql: string, parameters: readonly unknown[] = []): Promise<{ rows: unknown[]; changes: number }> {
    if (this.#transaction) return await this.#transaction.writer.run(sql, parameters)
    if (/^\s*select\b/i.test(sql)) return await this.#driver.reader.run(sql, parameters)
    const { writer, end } = await this.#driver.takeTurn()
    return await writer.run(sql, parameters).finally(end)
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.run(sql, parameters)
    return { rows: rows as R[], numAffectedRows: BigInt(changes) }
  }

  // biome-ignore lint/correctness/useYield: nothing here is large enough to be streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded store does not stream.')
  }
}
