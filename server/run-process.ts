import type { Settings } from './settings.ts'
import type { RunningServer } from './start-server.ts'

/** Milliseconds a shutdown may take, on top of its delay, before the process exits anyway. */
const shutdownTimeout = 30_000

const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Runs a server as this process. Files it creates are private to its user. Shuts down gracefully on SIGTERM and SIGINT,
 * and exits with 0, during startup too. A second signal ends the process immediately.
 * @param start should stop waiting, for example for the database, when its signal aborts
 */
export async function runProcess(
  settings: Pick<Settings, 'stopDelay'>,
  start: (signal: AbortSignal) => Promise<RunningServer>,
): Promise<RunningServer> {
  process.umask(0o077)
  const starting = new AbortController()
  let server: RunningServer | undefined
  const stop = async () => {
    for (const signal of signals) process.off(signal, stop)
    starting.abort()
    if (server) await shutDown(server, settings)
  }
  // One listener throughout: replacing it once the server has started would lose a signal that arrives in between.
  for (const signal of signals) process.on(signal, stop)
  server = await start(starting.signal).catch((error) => {
    if (starting.signal.aborted) process.exit(0)
    throw error
  })
  if (starting.signal.aborted) void shutDown(server, settings)
  return server
}

/** Ends the process with 0 once the server has stopped. */
async function shutDown(server: RunningServer, { stopDelay }: Pick<Settings, 'stopDelay'>): Promise<void> {
  setTimeout(() => process.exit(1), stopDelay + shutdownTimeout).unref()
  await server.stop()
  process.exit(0)
}
