import { type Log, safeError } from '../log.ts'
import type { Post } from '../mail/compose.ts'
import { composeReport } from '../mail/compose-report.ts'
import { deleteMailFiles } from '../mail/delete-mail-files.ts'
import type { Transport } from '../mail/transport.ts'
import type { Store } from '../store/store.ts'

/** What is done again and again, whoever visits: old data is deleted, and the workshop hears of its quarantine. */
export type Round = {
  start(log: Log): void
  /** Resolves once the round that runs has come to its end. */
  stop(): Promise<void>
}

export type RoundOptions = {
  store: Pick<Store, 'forgetOld' | 'claimReport' | 'markReportSent' | 'releaseReport'>
  transport: Transport
  post: Post
  /** Where mails lie that were written as files. */
  mailFolder: string
  /** Milliseconds between two rounds. */
  every?: number
}

/** Milliseconds that a relay gets to take a report, and for which it is ours: longer, so that nobody sends it beside us. */
const deadline = 60_000
const lease = 120_000

/** Every hour, so that nothing is late by a day when the server was restarted; each part looks by itself whether it is time. */
export function createRound({ store, transport, post, mailFolder, every = 3_600_000 }: RoundOptions): Round {
  const ended = new AbortController()
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function forget(log: Log): Promise<void> {
    const { enquiries, mails } = await store.forgetOld()
    await deleteMailFiles(mailFolder, mails)
    if (enquiries > 0) log.info({ enquiries }, 'Enquiries were deleted, because their time was over.')
  }

  async function report(log: Log): Promise<void> {
    const report = await store.claimReport(lease)
    if (!report) return
    // What it was to tell of has been released or erased meanwhile.
    if (report.quarantined.length === 0) return await store.markReportSent(report)
    try {
      const name = `${new Date(report.until).toISOString().replaceAll(/[-:.]/g, '')}-quarantine`
      await transport.send(composeReport(report, post), name, AbortSignal.any([ended.signal, AbortSignal.timeout(deadline)]))
    } catch (error) {
      await store.releaseReport(report)
      throw error
    }
    await store.markReportSent(report)
    log.info({ quarantined: report.quarantined.length }, 'The workshop was told what waits in quarantine.')
  }

  async function go(log: Log): Promise<void> {
    for (const part of [forget, report]) {
      await part(log).catch((error) =>
        log.error({ part: part.name, err: safeError(error) }, 'A part of the round failed; the next round tries again.'),
      )
    }
    running = undefined
  }

  return {
    start(log) {
      const begin = () => {
        running ??= go(log)
      }
      timer = setInterval(begin, every)
      begin()
    },
    async stop() {
      clearInterval(timer)
      ended.abort()
      await running
    },
  }
}
