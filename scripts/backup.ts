/**
 * `npm run backup -- <file>` writes a consistent copy of the store that the settings name, while the server runs.
 * `npm run backup -- --verify` writes one aside, restores it aside, compares the two, and removes both.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { succeeded, tasks } from '../server/alarms/find-alarms.ts'
import { readSettings } from '../server/settings.ts'
import type { Place } from '../server/store/open-database.ts'
import { openPostgres } from '../server/store/postgres/open-postgres.ts'
import { recordRun } from '../server/store/records.ts'
import { openSqlite, storeFileIn } from '../server/store/sqlite/open-sqlite.ts'
import { makeBackup } from './backup/make-backup.ts'
import { verifyBackup } from './backup/verify-backup.ts'

const [given, ...rest] = process.argv.slice(2)
const verify = given === '--verify'
if (!given || (given.startsWith('-') && !verify) || rest.length > 0) {
  console.error('Usage: npm run backup -- <file>\n       npm run backup -- --verify')
  process.exit(2)
}
process.umask(0o077)

let place: Place | undefined
let outcome: string = succeeded
try {
  place = readSettings(process.env)
  if (verify) {
    const tables = await verifyBackup(place)
    console.log(`A backup was made, restored and compared: all ${tables} tables are the same, row by row.`)
  } else {
    const file = resolve(given)
    await makeBackup(place, file)
    console.log(`The store is backed up in ${file}. It holds what people wrote to the workshop: keep it as safe as the store.`)
  }
} catch (error) {
  outcome = 'failed'
  console.error(`${verify ? 'The trial restore failed' : 'There is no backup'}: ${(error as Error).message}`)
  process.exitCode = 1
}
if (place) await note(place, verify ? tasks.restoreDrill : tasks.backup, outcome)

/** Tells the running server, whose alarms go by it. The tables stay as they are: an older server may be working with them. */
async function note({ dataDir, databaseUrl }: Place, task: string, outcome: string): Promise<void> {
  if (!databaseUrl && !existsSync(storeFileIn(dataDir))) return
  try {
    const database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
    await recordRun(database, task, Date.now(), outcome).finally(() => database.db.destroy())
  } catch (error) {
    console.error(`The server does not know of this, since it could not be noted in the store: ${(error as Error).message}`)
  }
}
