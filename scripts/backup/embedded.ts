import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { busy, resultCodeOf } from '../../server/store/sqlite/result-code.ts'
import { syncPath } from './sync-path.ts'

const storeIn = (dataDir: string) => join(dataDir, 'workshop.sqlite')

/** Copies the embedded store as it is at one moment, while a server may be writing to it. What was deleted is not in the copy. */
export function backUpEmbedded(dataDir: string, file: string): void {
  if (!existsSync(storeIn(dataDir))) throw new Error(`There is no store in ${dataDir}, see DATA_DIR.`)
  // SQLite takes an empty file as its target, and this one nobody else reads.
  writeFileSync(file, '', { mode: 0o600 })
  const store = new DatabaseSync(storeIn(dataDir), { timeout: 5000 })
  try {
    store.prepare('vacuum into ?').run(file)
  } finally {
    store.close()
  }
  checkBackup(file)
}

/**
 * Puts a backup in the place of the store.
 * @throws when the file is no backup, when there is a store and `force` is not given, or when a server uses it; then nothing has changed
 */
export function restoreEmbedded(dataDir: string, file: string, force: boolean): void {
  checkBackup(file)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const place = storeIn(dataDir)
  if (existsSync(place) && !force) throw new Error(`There is a store in ${dataDir} already. With --force it is overwritten.`)
  const lock = existsSync(place) ? lockAlone(place) : undefined
  const copy = `${place}.restored`
  try {
    copyFileSync(file, copy)
    syncPath(copy)
    // What the old store has beside its file would be read into the new one.
    for (const rest of ['-wal', '-shm', '-journal']) rmSync(place + rest, { force: true })
    renameSync(copy, place)
    syncPath(dataDir)
  } finally {
    rmSync(copy, { force: true })
    lock?.close()
  }
}

/** Holds the store so that no server can open it; undefined when it is too broken for that. */
function lockAlone(place: string): DatabaseSync | undefined {
  const store = new DatabaseSync(place, { timeout: 0 })
  try {
    // Leaving the write-ahead log takes a lock that no other connection leaves room for.
    store.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive; commit')
    return store
  } catch (error) {
    store.close()
    if (resultCodeOf(error) !== busy) return undefined
    throw new Error('A server uses the store. Stop it first.', { cause: error })
  }
}

function checkBackup(file: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const backup = new DatabaseSync(file, { readOnly: true })
  try {
    const [found] = backup.prepare('pragma integrity_check').all()
    backup.prepare('select count(*) from enquiry').all()
    if (found?.integrity_check !== 'ok') throw new Error('damaged')
  } catch {
    throw new Error(`${file} is no whole backup of an embedded store.`)
  } finally {
    backup.close()
  }
}
