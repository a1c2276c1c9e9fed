import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { busy, resultCodeOf } from './result-code.ts'
import type { SqliteAnswer, SqliteQuestion } from './sqlite-messages.ts'

/** Milliseconds for which another process may hold the file. */
const timeout = 5000
// The thread that owns the file: waiting for the disk here keeps no page waiting.
const database = new DatabaseSync((workerData as { file: string }).file, { timeout, enableForeignKeyConstraints: true })
await switchToWal()
// FULL, so that a commit is on the disk when it answers: NORMAL loses the last ones when the power goes.
database.exec('pragma synchronous = full')
// What is deleted is overwritten: a person who asked to be forgotten is not found in the file either.
database.exec('pragma secure_delete = on')

const mostStatements = 500
const statements = new Map<string, { statement: StatementSync; reads: boolean }>()

/**
 * Two processes that open a new file at once both read it and both want to change it. SQLite turns one of them away
 * without waiting, whatever the timeout, for neither could ever go on: that one lets go and tries again.
 */
async function switchToWal(): Promise<void> {
  const deadline = performance.now() + timeout
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (resultCodeOf(error) !== busy || performance.now() > deadline) throw error
      await wait(10)
    }
  }
}

function prepared(sql: string) {
  let known = statements.get(sql)
  if (!known) {
    if (statements.size >= mostStatements) statements.clear()
    const statement = database.prepare(sql)
    known = { statement, reads: statement.columns().length > 0 }
    statements.set(sql, known)
  }
  return known
}

function answer(question: SqliteQuestion): SqliteAnswer {
  const { id } = question
  try {
    if ('close' in question) {
      statements.clear()
      database.close()
      return { id, rows: [], changes: 0 }
    }
    // A full disk or an I/O error has ended the transaction already; a complaint about that would hide the error itself.
    if (question.sql === 'rollback' && !database.isTransaction) return { id, rows: [], changes: 0 }
    const { statement, reads } = prepared(question.sql)
    const parameters = question.parameters as SQLInputValue[]
    if (reads) return { id, rows: statement.all(...parameters), changes: 0 }
    return { id, rows: [], changes: Number(statement.run(...parameters).changes) }
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number }
    return { id, fault: { message, code, errcode } }
  }
}

parentPort?.on('message', (question: SqliteQuestion) => {
  parentPort?.postMessage(answer(question))
  if ('close' in question) parentPort?.close()
})
