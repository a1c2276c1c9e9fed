import { randomBytes } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { StoreLocation } from '../database/open-database.ts'
import { backUpEmbedded, syncPath } from './embedded.ts'
import { backUpPostgres } from './postgres.ts'
import { removeAbandoned } from './scratch-folder.ts'

/** Backs up the store to a file. An older file is replaced only when the backup is complete; if several run at once, the last to finish wins. */
export async function makeBackup({ dataDir, databaseUrl }: StoreLocation, file: string): Promise<void> {
  const unfinished = `${file}.part-`
  removeAbandoned(unfinished)
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
