import type { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { busy, resultCodeOf } from './result-code.ts'

/**
 * Switches a database to WAL, with retries. When two processes open a new file at the same time, both hold a read lock and want to write, so
 * SQLite returns SQLITE_BUSY to one of them immediately, whatever its timeout, to avoid a deadlock.
 * @param timeout milliseconds after which SQLITE_BUSY is thrown
 * @param wait resolves after some milliseconds
 */
export async function switchToWal(database: DatabaseSync, timeout: number, wait: (ms: number) => Promise<unknown> = setTimeout) {
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
