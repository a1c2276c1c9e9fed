/**
 * `npm run backup -- <file>` backs up the store named in the settings, while the server runs.
 * `npm run backup -- --verify` makes a backup, restores it into a scratch location, compares it with the store, and removes both.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { succeeded, tasks } from '../alarms/find-alarms.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { verifyBackup } from '../backup/verify-backup.ts'
import type { StoreLocation } from '../database/open-database.ts'
import { openPostgres } from '../database/postgres/open-postgres.ts'
import { openSqlite, storeFileIn } from '../database/sqlite/open-sqlite.ts'
import { recordRun } from '../database/task-runs.ts'
import { readSettings } from '../settings.ts'

const [argument, ...rest] = process.argv.slice(2)
const verify = argument === '--verify'
if (!argument || (argument.startsWith('-') && !verify) || rest.length > 0) {
  console.error('Usage: npm run backup -- <file>\n       npm run backup -- --verify')
  process.exit(2)
}
process.umask(0o077)

let location: StoreLocation | undefined
let outcome: string = succeeded
try {
  location = readSettings(process.env)
  if (verify) {
    const tables = await verifyBackup(location)
    console.log(`A backup was made, restored and compared: all ${tables} tables are identical, row by row.`)
  } else {
    const file = resolve(argument)
    await makeBackup(location, file)
    console.log(`The store has been backed up to ${file}. The file contains personal data: keep it as safe as the store.`)
  }
} catch (error) {
  outcome = 'failed'
  console.error(`${verify ? 'The restore drill failed' : 'The backup failed'}: ${(error as Error).message}`)
  process.exitCode = 1
}
const task = verify ? tasks.restoreDrill : outcome === succeeded ? tasks.backup : tasks.failedBackup
if (location) await record(location, task, outcome)

/** Records the run for the server's alarms. It runs no migrations, because an older server may be using the tables. */
async function record({ dataDir, databaseUrl }: StoreLocation, task: string, outcome: string): Promise<void> {
  if (!databaseUrl && !existsSync(storeFileIn(dataDir))) return
  try {
    const database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
    await recordRun(database, task, Date.now(), outcome).finally(() => database.db.destroy())
  } catch (error) {
    console.error(`The result could not be recorded in the store, so the server doesn't know about it: ${(error as Error).message}`)
  }
}
