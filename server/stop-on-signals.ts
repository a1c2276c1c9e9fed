import type { Settings } from './settings.ts'
import type { RunningServer } from './start-server.ts'

/** Milliseconds after which a stop that does not come to its end is cut short, on top of its delay. */
const atLast = 30_000

/** Stops in order on SIGTERM and SIGINT, and exits with 0. A second signal ends the process at once. */
export function stopOnSignals(server: RunningServer, { stopDelay }: Pick<Settings, 'stopDelay'>): void {
  const stop = async () => {
    for (const signal of signals) process.off(signal, stop)
    setTimeout(() => process.exit(1), stopDelay + atLast).unref()
    await server.stop()
    process.exit(0)
  }
  const signals = ['SIGTERM', 'SIGINT'] as const
  for (const signal of signals) process.on(signal, stop)
}
