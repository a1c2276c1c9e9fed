import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { rememberCount, savedCount } from './saved-count.ts'
import type { SqliteRequest, SqliteResponse, WorkerInput } from './sqlite-thread.ts'
import { switchToWal } from './switch-to-wal.ts'

const { file, readOnly } = workerData as WorkerInput
/** Milliseconds to wait for another process's lock. */
const timeout = 5000
// node:sqlite blocks its thread while it waits for the disk, so it runs in this one, not in the server's.
const database = new DatabaseSync(file, { timeout, readOnly, enableForeignKeyConstraints: true })
if (!readOnly) {
  await switchToWal(database, timeout)
  // FULL, so that a commit returns only when it is on the disk. NORMAL could lose the last ones in a power cut.
  database.exec('pragma synchronous = full')
  // Overwrites deleted data, so that erased personal data is gone from the file too.
  database.exec('pragma secure_delete = on')
}

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

/** Milliseconds between two writes of the file that remembers how many transactions are stored. */
const rememberEvery = 100
let stored = readOnly ? 0 : savedCount(database)
let remembered = 0
let pause: NodeJS.Timeout | undefined
let changesBefore = 0

function remember(): void {
  if (stored === remembered) return
  try {
    rememberCount(file, stored)
    remembered = stored
  } catch {
    // On a full disk; the next one tries again.
  }
}

function rememberSoon(): void {
  if (pause || stored === remembered) return
  remember()
  pause = setTimeout(() => {
    pause = undefined
    remember()
  }, rememberEvery)
}

function changes(): number {
  return Number(prepared('select total_changes() as count').statement.get()?.count)
}

/** Counts a transaction that changes something, as part of it. */
function commit(): void {
  const count = changes() === changesBefore ? undefined : savedCount(database) + 1
  if (count !== undefined) database.exec(`pragma user_version = ${count}`)
  prepared('commit').statement.run()
  stored = count ?? stored
}

function handle(request: SqliteRequest): SqliteResponse {
  const { id } = request
  try {
    if ('close' in request) {
      clearTimeout(pause)
      remember()
      statements.clear()
      database.close()
      return { id, rows: [], changes: 0 }
    }
    // A full disk or an I/O error has already rolled back; an error about that would hide the first one.
    if (request.sql === 'rollback' && !database.isTransaction) return { id, rows: [], changes: 0 }
    if (request.sql === 'commit') {
      commit()
      return { id, rows: [], changes: 0 }
    }
    const { statement, reads } = prepared(request.sql)
    const parameters = request.parameters as SQLInputValue[]
    if (reads) return { id, rows: statement.all(...parameters), changes: 0 }
    const result = Number(statement.run(...parameters).changes)
    if (request.sql === 'begin immediate') changesBefore = changes()
    return { id, rows: [], changes: result }
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number }
    return { id, error: { message, code, errcode } }
  }
}

rememberSoon()
parentPort?.on('message', (request: SqliteRequest) => {
  parentPort?.postMessage(handle(request))
  if ('close' in request) parentPort?.close()
  else rememberSoon()
})
