import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { SqliteRequest, SqliteResponse } from './sqlite-thread.ts'
import { switchToWal } from './switch-to-wal.ts'

/** Milliseconds to wait for another process's lock. */
const timeout = 5000
// node:sqlite blocks its thread while it waits for the disk, so it runs in this one, not in the server's.
const database = new DatabaseSync((workerData as { file: string }).file, { timeout, enableForeignKeyConstraints: true })
await switchToWal(database, timeout)
// FULL, so that a commit returns only when it is on the disk. NORMAL could lose the last ones in a power cut.
database.exec('pragma synchronous = full')
// Overwrites deleted data, so that erased personal data is gone from the file too.
database.exec('pragma secure_delete = on')

const maxStatements = 500
const statements = new Map<string, { statement: StatementSync; reads: boolean }>()

function prepared(sql: string) {
  let cached = statements.get(sql)
  if (!cached) {
    if (statements.size >= maxStatements) statements.clear()
    const statement = database.prepare(sql)
    cached = { statement, reads: statement.columns().length > 0 }
    statements.set(sql, cached)
  }
  return cached
}

function handle(request: SqliteRequest): SqliteResponse {
  const { id } = request
  try {
    if ('close' in request) {
      statements.clear()
      database.close()
      return { id, rows: [], changes: 0 }
    }
    // A full disk or an I/O error has already rolled back; an error about that would hide the first one.
    if (request.sql === 'rollback' && !database.isTransaction) return { id, rows: [], changes: 0 }
    const { statement, reads } = prepared(request.sql)
    const parameters = request.parameters as SQLInputValue[]
    if (reads) return { id, rows: statement.all(...parameters), changes: 0 }
    return { id, rows: [], changes: Number(statement.run(...parameters).changes) }
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number }
    return { id, error: { message, code, errcode } }
  }
}

parentPort?.on('message', (request: SqliteRequest) => {
  parentPort?.postMessage(handle(request))
  if ('close' in request) parentPort?.close()
})
