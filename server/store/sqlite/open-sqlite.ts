import { chmodSync, closeSync, mkdirSync, openSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { StoreError } from '../types.ts'
import { checkIntegrityOf, faultIn, quickCheck } from './integrity.ts'
import {
  busy,
  cannotOpen,
  constraint,
  corrupt,
  full,
  ioError,
  locked,
  mismatch,
  notADatabase,
  readOnly,
  resultCodeOf,
  tooBig,
} from './result-code.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

const errors: Readonly<Record<number, StoreError>> = {
  [busy]: 'locked',
  [locked]: 'locked',
  [readOnly]: 'read-only',
  [corrupt]: 'damaged',
  [full]: 'full',
  [cannotOpen]: 'unreachable',
  [notADatabase]: 'damaged',
}

/** The file of the embedded store. */
export function storeFileIn(dataDir: string): string {
  return join(dataDir, 'workshop.sqlite')
}

/**
 * @param dataDir absolute path; made when it is missing
 * @throws StoreDamaged when there is a file that is damaged; then nothing is written
 */
export function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = storeFileIn(dataDir)
  makePrivate(file)
  checkIntegrityOf(file)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
  return {
    db,
    clock: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    skipsLockedRows: false,
    isFaultOfRow(error) {
      const code = resultCodeOf(error)
      return code !== undefined && [constraint, mismatch, tooBig].includes(code)
    },
    async checkIntegrity() {
      // Pages in memory would not be read from the file.
      await sql`pragma shrink_memory`.execute(db)
      try {
        const { rows } = await sql.raw<Record<string, unknown>>(quickCheck).execute(db)
        return faultIn(rows[0]) === undefined
      } catch (error) {
        if (errors[resultCodeOf(error) ?? 0] === 'damaged') return false
        throw error
      }
    },
    async purgeDeleted() {
      // Overwritten in the file, the words would stay in the write-ahead log until its pages are used again.
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
      return rows[0]?.busy === 0
    },
    errorOf(error) {
      const code = resultCodeOf(error) ?? 0
      // Beside 'full' SQLite has another word for it, when it is the log or the index of the log that cannot grow.
      if (code === ioError && statfsSync(dataDir).bavail === 0) return 'full'
      return errors[code] ?? 'error'
    },
  }
}

/** The file holds what people wrote to the workshop: nobody else on the machine may read it, from its first byte on. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  // SQLite gives the files beside it the same mode, unless they are there already.
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0
    if (mode & 0o077) chmodSync(path, 0o600)
  }
}
