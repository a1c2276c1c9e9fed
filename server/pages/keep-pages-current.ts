import { type Log, safeError } from '../log.ts'
import type { Alarm } from '../mail/alarm.ts'

/** Milliseconds. Pages that say 'Open now' are right a second after the workshop has opened. */
const checkEvery = 1000

/** Renders the site's pages again whenever what they say changes. Not yet started. */
export function keepPagesCurrent(refresh: () => Promise<void>, every = checkEvery) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let failed = false

  async function run(log: Log): Promise<void> {
    try {
      await refresh()
      failed = false
    } catch (error) {
      // Once, not every second.
      if (!failed)
        log.error({ err: safeError(error) }, 'A page could not be rendered, so all pages stay as they were. Trying again every second.')
      failed = true
    }
    running = undefined
  }

  return {
    start(log: Log): void {
      timer = setInterval(() => {
        running ??= run(log)
      }, every)
    },
    /** What is wrong with the pages now. */
    alarms(): Alarm[] {
      return failed ? [{ name: 'pages-outdated', facts: {} }] : []
    },
    /** Resolves once no page is being rendered. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}
