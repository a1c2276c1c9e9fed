import { randomBytes } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Place } from '../../server/store/open-database.ts'
import { backUpEmbedded } from './embedded.ts'
import { backUpPostgres } from './postgres.ts'
import { removeLeft } from './scratch-folder.ts'
import { syncPath } from './sync-path.ts'

/** Copies the store into a file. An older file of that name stays until the copy is whole; of several at once, the last one stays. */
export async function makeBackup({ dataDir, databaseUrl }: Place, file: string): Promise<void> {
  const unfinished = `${file}.part-`
  removeLeft(unfinished)
  const own = unfinished + randomBytes(6).toString('hex')
  try {
    if (databaseUrl) await backUpPostgres(databaseUrl, own)
    else backUpEmbedded(dataDir, own)
    syncPath(own)
    renameSync(own, file)
    syncPath(dirname(file))
  } catch (error) {
    rmSync(own, { force: true })
    throw error
  }
}
