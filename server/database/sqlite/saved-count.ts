import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { threadId } from 'node:worker_threads'

/** A database file that holds fewer transactions than it once did, because its write-ahead log was lost, or the file itself. */
export class StoreIncomplete extends Error {
  override name = 'StoreIncomplete'

  constructor(file: string, found: number, known: number) {
    super(
      `${file} has lost what was saved last: of ${known} saved changes it has ${found}. The file or its write-ahead log (${file}-wal) is ` +
        'missing, damaged or an old copy. Nothing was written to it. Put the missing file back, or restore a backup: ' +
        `npm run restore -- <file> --force. To go on with what is left, delete ${countFileOf(file)}.`,
    )
  }
}

/** Returns the path of the file that remembers how many transactions a database file holds at least. */
export function countFileOf(file: string): string {
  return `${file}-saved`
}

/** Returns how many transactions a database has stored. It counts them in its user_version, in the transaction itself. */
export function savedCount(database: DatabaseSync): number {
  return Number(database.prepare('pragma user_version').get()?.user_version)
}

/** Doesn't wait for the disk: after a power cut the number may be too low, never too high. */
export function rememberCount(file: string, count: number): void {
  const path = countFileOf(file)
  // Several processes may be using the store.
  const unfinished = `${path}.${process.pid}-${threadId}`
  writeFileSync(unfinished, `${count}\n`, { mode: 0o600 })
  renameSync(unfinished, path)
}

/** @throws StoreIncomplete */
export function checkNothingIsMissing(file: string): void {
  const path = countFileOf(file)
  const known = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0
  if (!(known > 0)) return
  const found = existsSync(file) ? countIn(file) : 0
  if (found < known) throw new StoreIncomplete(file, found, known)
}

function countIn(file: string): number {
  // Read-only, because closing a writable connection would checkpoint what is left of the write-ahead log.
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return savedCount(database)
  } finally {
    database.close()
  }
}
