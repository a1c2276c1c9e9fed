/** `npm run restore -- <file> [--force]`: replaces the store named in the settings with a backup. The server must not be running. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreEmbedded } from '../backup/embedded.ts'
import { restorePostgres } from '../backup/postgres.ts'
import { readSettings } from '../settings.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { force: { type: 'boolean', default: false } },
})
const [path, ...rest] = positionals
if (!path || rest.length > 0) {
  console.error('Usage: npm run restore -- <file> [--force]')
  process.exit(2)
}
process.umask(0o077)
const file = resolve(path)

try {
  const { databaseUrl, dataDir } = readSettings(process.env)
  const force = values.force === true
  const { erasures, newPasswords } = databaseUrl
    ? await restorePostgres(databaseUrl, file, force)
    : await restoreEmbedded(dataDir, file, force)
  console.log(
    `${file} has been restored. Emails that were unsent when it was made will be sent when the server starts, some perhaps for the second time.`,
  )
  console.log('Nobody is signed in at the desk any more, and unused links and calendar links have ended.')
  if (newPasswords.length > 0) {
    console.log(
      `These people have to set a new password, with a link from npm run desk -- invite <email> or from an owner: ${newPasswords.join(', ')}`,
    )
  }
  if (erasures === 'unreadable') {
    console.log('The old store was too damaged to read erasures made since that backup. Repeat them: npm run privacy -- erase …')
  }
} catch (error) {
  console.error(`The restore failed: ${(error as Error).message}`)
  process.exitCode = 1
}
