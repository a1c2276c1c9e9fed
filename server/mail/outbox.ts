import { type Log, safeError } from '../log.ts'
import type { DueMail, Store } from '../store/store.ts'
import { composeMail, type Post } from './compose.ts'
import { giveUpAfter, retryDelay } from './retry.ts'
import { SendFailure, type Transport } from './transport.ts'

/** Sends what the store owes, again and again until it has left. */
export type Outbox = {
  start(log: Log): void
  /** Says that something may be due. Returns at once. */
  wake(): void
  /** Lets mails that are on their way arrive for `patience` milliseconds, then gives the rest back to the store. */
  stop(patience?: number): Promise<void>
}

export type OutboxOptions = {
  store: Store
  transport: Transport
  post: Post
  now?: () => number
  /** Milliseconds between two looks for mails whose time has come. */
  pollEvery?: number
  /** Milliseconds for which a claimed mail is ours. Longer than a try may take, so that nobody sends it beside us. */
  lease?: number
  /** Milliseconds for one try. */
  deadline?: number
  /** Waits of mails that failed; see `retryDelay`. */
  delay?: (attempt: number) => number
  /** Milliseconds between two looks whether mails wait for too long. */
  reportEvery?: number
  /** Mails on their way at once. */
  atOnce?: number
}

/** In milliseconds. */
export const usualWaits = { pollEvery: 5000, lease: 90_000, deadline: 60_000, reportEvery: 5 * 60_000 }

/** Age of the oldest mail that has not left, in seconds, from which on somebody should look: no hiccup of a relay lasts as long. */
const waitsTooLong = 10 * 60

export function createOutbox(options: OutboxOptions): Outbox {
  const { store, transport, post, now = Date.now, delay = retryDelay, atOnce = 4 } = options
  const {
    pollEvery = usualWaits.pollEvery,
    lease = usualWaits.lease,
    deadline = usualWaits.deadline,
    reportEvery = usualWaits.reportEvery,
  } = options
  const sending = new Set<Promise<void>>()
  const cut = new AbortController()
  let log: Log
  const timers: NodeJS.Timeout[] = []
  let stopped = true
  let looking: Promise<void> | undefined
  let lookAgain = false

  function wake(): void {
    lookAgain = true
    if (stopped) return
    looking ??= look().finally(() => {
      looking = undefined
      if (lookAgain) wake()
    })
  }

  // Claims no more than can leave now: what waits in here would only use up its lease.
  async function look(): Promise<void> {
    while (lookAgain && !stopped) {
      lookAgain = false
      const free = atOnce - sending.size
      if (free <= 0) break
      try {
        const mails = await store.claimDueMails(free, lease)
        for (const mail of mails) begin(mail)
        if (mails.length === free) lookAgain = true
      } catch (error) {
        log.error({ err: safeError(error) }, 'The outbox cannot read the store; it tries again.')
      }
    }
  }

  function begin(mail: DueMail): void {
    const sent = send(mail)
      .catch((error) => log.error({ mail: mail.id, err: safeError(error) }, 'What became of a mail could not be written down.'))
      .finally(() => {
        sending.delete(sent)
        wake()
      })
    sending.add(sent)
  }

  async function send(mail: DueMail): Promise<void> {
    const facts = { mail: mail.id, enquiry: mail.enquiry.id, recipient: mail.recipient, attempt: mail.attempt }
    try {
      const letter = composeMail(mail.recipient, mail.enquiry, post, mail.messageId)
      await transport.send(letter, nameOf(mail), AbortSignal.any([cut.signal, AbortSignal.timeout(deadline)]))
    } catch (error) {
      return await failed(mail, error, facts)
    }
    await store.markSent(mail)
    log.info(facts, 'A mail was sent.')
  }

  async function failed(mail: DueMail, error: unknown, facts: object): Promise<void> {
    if (cut.signal.aborted) return await store.release(mail)
    const reason = error instanceof SendFailure ? error.message : 'compose'
    const giveUp = now() - mail.createdAt >= giveUpAfter
    if (giveUp || (error instanceof SendFailure && error.permanent)) {
      await store.markFailed(mail, giveUp ? `${reason}, given up` : reason)
      log.error({ ...facts, reason }, 'A mail will not arrive: somebody must look after this enquiry.')
    } else {
      const wait = delay(mail.attempt)
      await store.markRetry(mail, now() + wait, reason)
      log.warn(
        { ...facts, reason, nextTryInSeconds: Math.round(wait / 1000), err: error instanceof SendFailure ? undefined : safeError(error) },
        'A mail did not leave; it is tried again.',
      )
    }
  }

  async function report(): Promise<void> {
    const { due, oldestDueSeconds, failed } = await store.health()
    if (oldestDueSeconds < waitsTooLong) return
    log.error({ due, oldestDueSeconds, failed }, 'Mails have not left for long: somebody must look after the mail relay.')
  }

  return {
    start(given) {
      log = given
      stopped = false
      timers.push(setInterval(wake, pollEvery), setInterval(report, reportEvery))
      wake()
    },
    wake,
    async stop(patience = 10_000) {
      stopped = true
      for (const timer of timers.splice(0)) clearInterval(timer)
      await looking
      const giveBack = setTimeout(() => cut.abort(), patience)
      await Promise.all(sending)
      clearTimeout(giveBack)
      transport.close()
    },
  }
}

function nameOf({ id, recipient, createdAt }: DueMail): string {
  return `${new Date(createdAt).toISOString().replaceAll(/[-:.]/g, '')}-${recipient}-${id}`
}
