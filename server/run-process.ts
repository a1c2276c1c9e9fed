import type { Settings } from './settings.ts'
import type { RunningServer } from './start-server.ts'

/** Milliseconds after which a stop that does not come to its end is cut short, on top of its delay. */
const atLast = 30_000

const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Starts the server that this process is for. What it writes is for nobody else on the machine to read. It stops in order on SIGTERM and
 * SIGINT; told so while it starts, it exits with 0.
 * @param start ends its waiting, if it waits for anything, at the signal that it is given
 */
export async function runProcess(
  settings: Pick<Settings, 'stopDelay'>,
  start: (told: AbortSignal) => Promise<RunningServer>,
): Promise<RunningServer> {
  process.umask(0o077)
  const told = new AbortController()
  const tell = () => told.abort()
  for (const signal of signals) process.once(signal, tell)
  const server = await start(told.signal).catch((error) => {
    if (told.signal.aborted) process.exit(0)
    throw error
  })
  for (const signal of signals) process.off(signal, tell)
  stopOnSignals(server, settings)
  if (told.signal.aborted) process.kill(process.pid, 'SIGTERM')
  return server
}

/** Stops in order on SIGTERM and SIGINT, and exits with 0. A second signal ends the process at once. */
function stopOnSignals(server: RunningServer, { stopDelay }: Pick<Settings, 'stopDelay'>): void {
  const stop = async () => {
    for (const signal of signals) process.off(signal, stop)
    setTimeout(() => process.exit(1), stopDelay + atLast).unref()
    await server.stop()
    process.exit(0)
  }
  for (const signal of signals) process.on(signal, stop)
}
