import { DatabaseSync } from 'node:sqlite'
import { corrupt, notADatabase, readOnly, resultCodeOf } from './result-code.ts'

/** A damaged database file. `reason`: SQLite's message, which contains nothing that a visitor typed. */
export class StoreDamaged extends Error {
  override name = 'StoreDamaged'

  constructor(file: string, reason: string) {
    const oneLine = reason.replaceAll(/\s+/g, ' ').trim()
    super(`${file} is damaged (${oneLine}). Nothing was written to it. Restore a backup: npm run restore -- <file> --force`)
  }
}

/** Stops at the first problem. A full integrity_check also compares each index with its table, which takes several times as long. */
export const quickCheck = 'pragma quick_check(1)'

/** Returns what `quickCheck` found in its result row, or undefined when the file is intact. */
export function damageIn(row: Record<string, unknown> | undefined): string | undefined {
  return row?.quick_check === 'ok' ? undefined : String(row?.quick_check)
}

/**
 * Checks a database file before it is opened for writing. Finds missing, torn and misplaced pages, but not changed bytes inside
 * a text.
 * @throws StoreDamaged
 */
export function checkIntegrityOf(file: string): void {
  try {
    check(file, true)
  } catch (error) {
    // After a power cut with a rollback journal, the file can't be opened read-only.
    if (resultCodeOf(error) !== readOnly) throw error
    check(file, false)
  }
}

function check(file: string, readOnly: boolean): void {
  let database: DatabaseSync | undefined
  let damage: string | undefined
  try {
    // Read-only, because closing a writable connection would checkpoint the write-ahead log into the damaged file.
    database = new DatabaseSync(file, { readOnly, timeout: 5000 })
    damage = damageIn(database.prepare(quickCheck).get())
  } catch (error) {
    const code = resultCodeOf(error)
    if (code !== corrupt && code !== notADatabase) throw error
    damage = (error as Error).message
  } finally {
    database?.close()
  }
  if (damage) throw new StoreDamaged(file, damage)
}
