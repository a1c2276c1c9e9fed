import { DatabaseSync } from 'node:sqlite'
import { corrupt, notADatabase, readOnly, resultCodeOf } from './result-code.ts'

/** A database file whose pages don't fit together. `fault`: SQLite's words, which hold nothing that a visitor typed. */
export class StoreDamaged extends Error {
  override name = 'StoreDamaged'

  constructor(file: string, fault: string) {
    const oneLine = fault.replaceAll(/\s+/g, ' ').trim()
    super(`${file} is damaged (${oneLine}). Nothing was written to it. Restore a backup: npm run restore -- <file> --force`)
  }
}

/** Stops at the first fault. A full integrity_check also compares each index with its table, which takes several times as long. */
export const quickCheck = 'pragma quick_check(1)'

/** @param answer the row that `quickCheck` gives */
export function faultIn(answer: Record<string, unknown> | undefined): string | undefined {
  return answer?.quick_check === 'ok' ? undefined : String(answer?.quick_check)
}

/**
 * Checks a database file before anything opens it for writing. Finds pages that are missing, torn or misplaced, but not changed bytes
 * inside a text.
 * @throws StoreDamaged
 */
export function checkIntegrityOf(file: string): void {
  try {
    check(file, true)
  } catch (error) {
    // Where a power cut left a rollback journal, only a connection that may write can read the file.
    if (resultCodeOf(error) !== readOnly) throw error
    check(file, false)
  }
}

function check(file: string, readOnly: boolean): void {
  let database: DatabaseSync | undefined
  let fault: string | undefined
  try {
    // Read-only: closing any other connection would move the write-ahead log into the damaged file.
    database = new DatabaseSync(file, { readOnly, timeout: 5000 })
    fault = faultIn(database.prepare(quickCheck).get())
  } catch (error) {
    const code = resultCodeOf(error)
    if (code !== corrupt && code !== notADatabase) throw error
    fault = (error as Error).message
  } finally {
    database?.close()
  }
  if (fault) throw new StoreDamaged(file, fault)
}
