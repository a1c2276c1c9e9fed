import { setTimeout as wait } from 'node:timers/promises'
import { type Log, safeError } from '../log.ts'
import type { Alarm } from '../mail/alarm.ts'

/** Milliseconds. `check`: so that pages that say 'Open now' are right a second after the workshop has opened. `retry`: after a failure. */
const delays = { check: 1000, retry: 60_000 }

/** Renders the site's pages again whenever what they say changes. Not yet started. */
export function keepPagesCurrent(refresh: () => Promise<void>, { check, retry } = delays) {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let failed = false

  async function run(log: Log): Promise<void> {
    while (await wait(failed ? retry : check, true, { signal: stopping.signal }).catch(() => false)) {
      try {
        await refresh()
        failed = false
      } catch (error) {
        failed = true
        log.error({ err: safeError(error) }, 'A page could not be rendered, so all pages stay as they were. Trying again in a minute.')
      }
    }
  }

  return {
    start(log: Log): void {
      running = run(log)
    },
    /** What is wrong with the pages now. */
    alarms(): Alarm[] {
      return failed ? [{ name: 'pages-outdated', facts: {} }] : []
    },
    /** Resolves once no page is being rendered. */
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },
  }
}
