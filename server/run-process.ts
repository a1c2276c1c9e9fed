import type { Settings } from './settings.ts'
import type { RunningServer } from './start-server.ts'

/** Milliseconds a shutdown may take, on top of its delay, before the process exits anyway. */
const shutdownTimeout = 30_000

const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Runs a server as this process. Files it creates are private to its user. Shuts down gracefully on SIGTERM and SIGINT;
 * during startup they exit with 0.
 * @param start should stop waiting, for example for the database, when its signal aborts
 */
export async function runProcess(
  settings: Pick<Settings, 'stopDelay'>,
  start: (signal: AbortSignal) => Promise<RunningServer>,
): Promise<RunningServer> {
  process.umask(0o077)
  const starting = new AbortController()
  const abort = () => starting.abort()
  for (const signal of signals) process.once(signal, abort)
  const server = await start(starting.signal).catch((error) => {
    if (starting.signal.aborted) process.exit(0)
    throw error
  })
  for (const signal of signals) process.off(signal, abort)
  stopOnSignals(server, settings)
  if (starting.signal.aborted) process.kill(process.pid, 'SIGTERM')
  return server
}

/** Shuts down gracefully on SIGTERM and SIGINT and exits with 0. A second signal ends the process immediately. */
function stopOnSignals(server: RunningServer, { stopDelay }: Pick<Settings, 'stopDelay'>): void {
  const stop = async () => {
    for (const signal of signals) process.off(signal, stop)
    setTimeout(() => process.exit(1), stopDelay + shutdownTimeout).unref()
    await server.stop()
    process.exit(0)
  }
  for (const signal of signals) process.on(signal, stop)
}
