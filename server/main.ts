import { join } from 'node:path'
import { loadSite } from './load-site.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { startMessage } from './start-message.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { stopOnSignals } from './stop-on-signals.ts'

const buildDir = join(import.meta.dirname, '..', 'build')

async function start(settings: Settings): Promise<RunningServer> {
  const site = await loadSite(buildDir).catch((error) => {
    if (error.code !== 'ENOENT') throw error
    throw new Error('The site is not built yet. Run: npm run build')
  })
  return await startServer(settings, { site })
}

try {
  const settings = readSettings(process.env)
  const server = await start(settings)
  process.stdout.write(startMessage(settings, server.url))
  stopOnSignals(server, settings)
} catch (error) {
  const said = error instanceof SettingsError ? error.message : `The server cannot start: ${(error as Error).message}`
  process.stderr.write(`${said}\n`)
  process.exit(1)
}
