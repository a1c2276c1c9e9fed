import { join } from 'node:path'
import { loadSite } from './pages/load-site.ts'
import { runProcess } from './run-process.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { loadDesk } from './staff-desk/load-desk.ts'
import { startMessage } from './start-message.ts'
import { type RunningServer, startServer } from './start-server.ts'

// The build compiles this file to dist/server-main/main.js.
const buildDir = join(import.meta.dirname, '..')

async function start(settings: Settings, signal: AbortSignal): Promise<RunningServer> {
  const desk = await loadDesk(buildDir).catch((error) => {
    if (error.code !== 'ENOENT') throw error
    throw new Error('The site is not built yet. Run: npm run build')
  })
  return await startServer(settings, {
    site: (facts) => loadSite(buildDir, { ...settings, facts }),
    desk,
    waitForDatabase: { signal, print: (line) => void process.stdout.write(`${line}\n`) },
  })
}

try {
  const settings = readSettings(process.env)
  const server = await runProcess(settings, (signal) => start(settings, signal))
  // `npm start` starts it again only if it has run before, and takes it along when it is killed.
  process.send?.('started')
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.stdout.write(
    startMessage(settings, server.url, { ...server, facts: server.store.facts(), changed: server.store.factsVersion() > 0 }),
  )
} catch (error) {
  const message = error instanceof SettingsError ? error.message : `The server cannot start: ${(error as Error).message}`
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
