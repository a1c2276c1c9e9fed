import type { RunningServer } from './start-server.ts'

/** Milliseconds after which a stop that does not come to its end is cut short. */
const atLast = 30_000

/** Stops in order on SIGTERM and SIGINT, and exits with 0. A second signal ends the process at once. */
export function stopOnSignals(server: RunningServer): void {
  const stop = async () => {
    for (const signal of signals) process.off(signal, stop)
    setTimeout(() => process.exit(1), atLast).unref()
    await server.stop()
    process.exit(0)
  }
  const signals = ['SIGTERM', 'SIGINT'] as const
  for (const signal of signals) process.on(signal, stop)
}
