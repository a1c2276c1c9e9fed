import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { versions } from '../../server/store/migrate.ts'
import { storeFileIn } from '../../server/store/sqlite/open-sqlite.ts'
import { busy, resultCodeOf } from '../../server/store/sqlite/result-code.ts'
import type { ErasureRow } from '../../server/store/tables.ts'
import { eraseAgain, type Restored, readErasures } from './erasures.ts'
import { scratchFolder } from './scratch-folder.ts'
import { syncPath } from './sync-path.ts'

/** Copies the embedded store as it is at one moment, while a server may be writing to it. What was deleted is not in the copy. */
export function backUpEmbedded(dataDir: string, file: string): void {
  if (!existsSync(storeFileIn(dataDir))) throw new Error(`There is no store in ${dataDir}, see DATA_DIR.`)
  // SQLite takes an empty file as its target, and this one nobody else reads.
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
 * Replaces the store by a backup, in which everything is erased again that was erased since.
 * @throws when the file is no backup, when there is a store and `force` is not given, or when a server uses it; then nothing has changed
 */
export async function restoreEmbedded(dataDir: string, file: string, force: boolean): Promise<Restored> {
  const later = versionsIn(file).find((version) => !versions.includes(version))
  if (later) throw new Error(`${file} comes from a later version of the server (${later}). Update the server first.`)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const place = storeFileIn(dataDir)
  if (existsSync(place) && !force) throw new Error(`There is a store in ${dataDir} already. With --force it is overwritten.`)
  const lock = existsSync(place) ? lockAlone(place) : undefined
  let scratch: string | undefined
  try {
    const known = erasuresOf(place, lock)
    scratch = scratchFolder(dataDir, 'restoring-')
    const copy = storeFileIn(scratch)
    copyFileSync(file, copy)
    chmodSync(copy, 0o600)
    const erasures = missingIn(copy, known ?? [])
    if (erasures.length > 0) await eraseAgain({ dataDir: scratch }, erasures)
    syncPath(copy)
    // What the old store has beside its file would be read into the new one.
    for (const rest of ['-wal', '-shm', '-journal']) rmSync(place + rest, { force: true })
    renameSync(copy, place)
    syncPath(dataDir)
    return { erasures: known ? 'applied' : 'unreadable' }
  } finally {
    if (scratch) rmSync(scratch, { recursive: true })
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

/** What the store that is to be replaced remembers of erasures; undefined when it cannot be read. */
function erasuresOf(place: string, store: DatabaseSync | undefined): ErasureRow[] | undefined {
  if (!existsSync(place)) return []
  try {
    return store && readErasures(store)
  } catch {
    return undefined
  }
}

/** Erasures that a backup doesn't know of, and those whose enquiries it holds nevertheless. */
function missingIn(file: string, known: readonly ErasureRow[]): ErasureRow[] {
  const backup = new DatabaseSync(file, { readOnly: true })
  try {
    const own = readErasures(backup)
    const noted = new Set(own.map(({ enquiry_id }) => enquiry_id))
    const enquiry = backup.prepare('select 1 from enquiry where id = ?')
    return [...known, ...own].filter(({ enquiry_id }) => !noted.has(enquiry_id) || enquiry.get(enquiry_id))
  } finally {
    backup.close()
  }
}

/**
 * Versions of the tables in a backup, the oldest first.
 * @throws when the file is not a whole backup of ours
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
    // A database of somebody else may have tables of the same names.
    if (applied[0] !== versions[0]) throw new Error('not ours')
    return applied
  } catch {
    throw new Error(`${file} is not a whole backup of an embedded store.`)
  } finally {
    backup.close()
  }
}
