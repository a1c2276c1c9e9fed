import { setTimeout as wait } from 'node:timers/promises'
import { type Log, safeError } from '../log.ts'
import type { Alarm } from '../mail/alarm.ts'

/** Milliseconds. `check`: so that pages that say 'Open now' are right a second after the workshop has opened. `retry`: after a failure. */
const delays = { check: 1000, retry: 60_000 }

/**
 * Reads the workshop's facts, which another server may have changed, and renders the site's pages again whenever what they say changes. Not yet started.
 */
export function keepPagesCurrent(readFacts: () => Promise<void>, refresh: () => Promise<void>, { check, retry } = delays) {
  const stopping = new AbortController()
  let waiting = new AbortController()
  let running: Promise<void> | undefined
  let failed = false

  async function run(log: Log): Promise<void> {
    while (!stopping.signal.aborted) {
      await wait(failed ? retry : check, undefined, { signal: AbortSignal.any([stopping.signal, waiting.signal]) }).catch(() => {})
      if (stopping.signal.aborted) return
      waiting = new AbortController()
      // Without a store, pages stay as they are, and other alarms say so.
      await readFacts().catch(() => {})
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
    /** Checks now instead of within a second. */
    check(): void {
      waiting.abort()
    },
    /** Whether a page couldn't be rendered, so that all are as they were. */
    areOutdated: () => failed,
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
