/** `npm run backup -- <file>`: writes a consistent copy of the store that the settings name, while the server runs. */
import { renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { readSettings } from '../server/settings.ts'
import { backUpEmbedded } from './backup/embedded.ts'
import { backUpPostgres } from './backup/postgres.ts'
import { syncPath } from './backup/sync-path.ts'

const [given, ...rest] = process.argv.slice(2)
if (!given || given.startsWith('-') || rest.length > 0) {
  console.error('Usage: npm run backup -- <file>')
  process.exit(2)
}
const file = resolve(given)
// Under another name first: an older backup of the same name stays until this one is whole.
const unfinished = `${file}.part`

try {
  const { databaseUrl, dataDir } = readSettings(process.env)
  if (databaseUrl) await backUpPostgres(databaseUrl, unfinished)
  else backUpEmbedded(dataDir, unfinished)
  syncPath(unfinished)
  renameSync(unfinished, file)
  syncPath(dirname(file))
  console.log(`The store is backed up in ${file}. It holds what people wrote to the workshop: keep it as safe as the store.`)
} catch (error) {
  rmSync(unfinished, { force: true })
  console.error(`There is no backup: ${(error as Error).message}`)
  process.exitCode = 1
}
