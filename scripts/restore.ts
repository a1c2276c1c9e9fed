/** `npm run restore -- <file> [--force]`: puts a backup in the place of the store that the settings name. The server must not run. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '../server/settings.ts'
import { restoreEmbedded } from './backup/embedded.ts'
import { restorePostgres } from './backup/postgres.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { force: { type: 'boolean', default: false } },
})
const [given, ...rest] = positionals
if (!given || rest.length > 0) {
  console.error('Usage: npm run restore -- <file> [--force]')
  process.exit(2)
}
process.umask(0o077)
const file = resolve(given)

try {
  const { databaseUrl, dataDir } = readSettings(process.env)
  const force = values.force === true
  const { erasures } = databaseUrl
    ? await restorePostgres({ dataDir, databaseUrl }, file, force)
    : await restoreEmbedded(dataDir, file, force)
  console.log(`${file} is restored. Mails that had not left when it was made will leave when the server starts, some perhaps once more.`)
  if (erasures === 'unreadable') {
    console.log('The store before was too damaged to say who was erased since that backup. Erase them again: npm run privacy -- erase …')
  }
} catch (error) {
  console.error(`Nothing is restored: ${(error as Error).message}`)
  process.exitCode = 1
}
