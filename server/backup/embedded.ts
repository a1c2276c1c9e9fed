import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { versions } from '../database/migrate.ts'
import { storeFileIn } from '../database/sqlite/open-sqlite.ts'
import { busy, resultCodeOf } from '../database/sqlite/result-code.ts'
import { checkNothingIsMissing, countFileOf } from '../database/sqlite/saved-count.ts'
import type { ErasureRow } from '../database/tables.ts'
import { endAccessInEmbedded, type KnownStaff, readStaff } from './end-access.ts'
import { eraseAgain, type RestoreOptions, type RestoreResult, readErasures } from './erasures.ts'
import { scratchFolder } from './scratch-folder.ts'

/** Backs up a consistent snapshot of the embedded database, while a server may be writing to it. Deleted data is left out. */
export function backUpEmbedded(dataDir: string, file: string): void {
  if (!existsSync(storeFileIn(dataDir))) throw new Error(`There is no database in ${dataDir}; check DATA_DIR.`)
  checkNothingIsMissing(storeFileIn(dataDir))
  // `vacuum into` accepts an empty file, so we can create it with its mode.
  writeFileSync(file, '', { mode: 0o600, flag: 'wx' })
  const store = new DatabaseSync(storeFileIn(dataDir), { timeout: 5000 })
  try {
    store.prepare('vacuum into ?').run(file)
  } finally {
    store.close()
  }
  versionsIn(file)
}

/**
 * Replaces the database with a backup, repeats the erasures made since, and ends all sessions and links.
 * @throws if the file is not a valid backup, if a database exists and `force` is false, or if a server is using it; in each case nothing is changed
 */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  force: boolean,
  { keepAccess = false }: RestoreOptions = {},
): Promise<RestoreResult> {
  const later = versionsIn(file).find((version) => !versions.includes(version))
  if (later) throw new Error(`${file} comes from a later version of the server (${later}). Update the server first.`)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const current = storeFileIn(dataDir)
  if (existsSync(current) && !force) throw new Error(`There is already a database in ${dataDir}. Use --force to overwrite it.`)
  const lock = existsSync(current) ? lockExclusively(current) : undefined
  let scratch: string | undefined
  try {
    const recorded = recordedIn(current, lock)
    scratch = scratchFolder(dataDir, 'restoring-')
    const copy = storeFileIn(scratch)
    copyFileSync(file, copy)
    chmodSync(copy, 0o600)
    const erasures = missingIn(copy, recorded?.erasures ?? [])
    if (erasures.length > 0) await eraseAgain(scratch, erasures)
    const newPasswords = keepAccess ? [] : endAccess(copy, recorded?.staff ?? [])
    syncPath(copy)
    // SQLite would apply the old database's journal files to the new one.
    for (const suffix of ['-wal', '-shm', '-journal']) rmSync(current + suffix, { force: true })
    // The backup has fewer saved changes, and that's what was asked for.
    rmSync(countFileOf(current), { force: true })
    renameSync(copy, current)
    syncPath(dataDir)
    return { erasures: recorded ? 'applied' : 'unreadable', newPasswords }
  } finally {
    if (scratch) rmSync(scratch, { recursive: true })
    lock?.close()
  }
}

/** Locks the database so that no server can open it. Returns undefined if it is too damaged for that. */
function lockExclusively(current: string): DatabaseSync | undefined {
  const store = new DatabaseSync(current, { timeout: 0 })
  try {
    // Leaving WAL mode needs a lock that fails while any other connection is open.
    store.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive; commit')
    return store
  } catch (error) {
    store.close()
    if (resultCodeOf(error) !== busy) return undefined
    throw new Error('A server is using the database. Stop it first.', { cause: error })
  }
}

/** Returns the erasures and accounts in the database that will be replaced, or undefined if it can't be read. */
function recordedIn(current: string, store: DatabaseSync | undefined): { erasures: ErasureRow[]; staff: KnownStaff[] } | undefined {
  if (!existsSync(current)) return { erasures: [], staff: [] }
  try {
    return store && { erasures: readErasures(store), staff: readStaff(store) }
  } catch {
    return undefined
  }
}

function endAccess(file: string, known: readonly KnownStaff[]): string[] {
  const restored = new DatabaseSync(file)
  try {
    return endAccessInEmbedded(restored, known)
  } finally {
    restored.close()
  }
}

/** Returns the erasures that a backup hasn't recorded, or whose enquiries it still holds. */
function missingIn(file: string, earlier: readonly ErasureRow[]): ErasureRow[] {
  const backup = new DatabaseSync(file, { readOnly: true })
  try {
    const own = readErasures(backup)
    const recorded = new Set(own.map(({ enquiry_id }) => enquiry_id))
    const enquiry = backup.prepare('select 1 from enquiry where id = ?')
    return [...earlier, ...own].filter(({ enquiry_id }) => !recorded.has(enquiry_id) || enquiry.get(enquiry_id))
  } finally {
    backup.close()
  }
}

/**
 * Returns the migrations applied in a backup, oldest first.
 * @throws if the file is not a complete backup of ours
 */
function versionsIn(file: string): string[] {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const backup = new DatabaseSync(file, { readOnly: true })
  try {
    const [found] = backup.prepare('pragma integrity_check').all()
    if (found?.integrity_check !== 'ok') throw new Error('damaged')
    const applied = backup
      .prepare('select name from kysely_migration order by name')
      .all()
      .map(({ name }) => String(name))
    backup.prepare('select id, kind, name, email, phone, plate, service, subject, message, received_at from enquiry').get()
    // Another application's database may have tables with the same names.
    if (applied[0] !== versions[0]) throw new Error('not ours')
    return applied
  } catch {
    throw new Error(`${file} is not a complete backup of the embedded database.`)
  } finally {
    backup.close()
  }
}

/** Waits until a file's content, or a folder's entries, are on disk. */
export function syncPath(path: string): void {
  const opened = openSync(path, 'r')
  fsyncSync(opened)
  closeSync(opened)
}
