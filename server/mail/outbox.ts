import { type Log, safeError } from '../log.ts'
import type { Store } from '../store/store.ts'
import type { DueMail } from '../store/types.ts'
import { composeMail } from './compose.ts'
import type { Post } from './mail-kind.ts'
import { givenUp, retryDelay, unansweredDelay } from './retry.ts'
import { SendFailure, type Transport } from './transport.ts'

/** Sends what the store owes, again and again until it has left. */
export type Outbox = {
  start(log: Log): void
  /** Says that something may be due. Returns at once. */
  wake(): void
  /** True once it has stopped by itself, because the store gave back a mail that it had noted as sent. */
  halted(): boolean
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
  /** Waits after failures; see `retryDelay`. */
  delay?: (attempt: number) => number
  /** Milliseconds between two looks whether mails wait for too long. */
  reportEvery?: number
  /** Mails on their way at once. */
  atOnce?: number
}

/** In milliseconds. The deadline is above the ten minutes that a relay has to answer a whole mail, and the lease above the deadline. */
export const usualWaits = { pollEvery: 5000, lease: 13 * 60_000, deadline: 12 * 60_000, reportEvery: 5 * 60_000 }

/** Age of the oldest mail that has not left, in seconds, from which on somebody should look: no hiccup of a relay lasts as long. */
const waitsTooLong = 10 * 60

/** Mails that this process remembers to have sent. */
const remembered = 10_000

export function createOutbox(options: OutboxOptions): Outbox {
  const { store, transport, post, now = Date.now, delay = retryDelay, atOnce = 4 } = options
  const { pollEvery, lease, deadline, reportEvery } = { ...usualWaits, ...options }
  const sending = new Set<Promise<void>>()
  const cut = new AbortController()
  /** Mails that have left, and whether the store knows it. */
  const sent = new Map<string, 'noted' | 'not noted'>()
  let log: Log
  const timers: NodeJS.Timeout[] = []
  let stopped = true
  let halted = false
  let looking: Promise<void> | undefined
  let lookAgain = false
  /** Tries in a row after which no mail could leave, and until when the next one waits (milliseconds of `performance.now()`). */
  let relayFailures = 0
  let pausedUntil = 0

  function wake(): void {
    lookAgain = true
    if (stopped) return
    looking ??= look().finally(() => {
      looking = undefined
      if (lookAgain) wake()
    })
  }

  // Claims no more than can leave now: what waits in here would only use up its lease. While the relay is down, one mail tries it.
  async function look(): Promise<void> {
    while (lookAgain && !stopped) {
      lookAgain = false
      const free = (relayFailures > 0 ? 1 : atOnce) - sending.size
      if (free <= 0 || performance.now() < pausedUntil) break
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
    const settled = send(mail)
      .catch((error) => log.error({ mail: mail.id, err: safeError(error) }, 'What became of a mail could not be noted.'))
      .finally(() => {
        sending.delete(settled)
        wake()
      })
    sending.add(settled)
  }

  async function send(mail: DueMail): Promise<void> {
    const facts = { mail: mail.id, kind: mail.kind, enquiry: mail.enquiry?.id, attempt: mail.attempt }
    if (sent.has(mail.id)) return await claimedAgain(mail, facts)
    try {
      const composed = await composeMail(mail, { post, store })
      if (!composed) return await store.markWithdrawn(mail)
      await transport.send(composed, nameOf(mail), AbortSignal.any([cut.signal, AbortSignal.timeout(deadline)]))
    } catch (error) {
      return await failed(mail, error, facts)
    }
    relayFailures = 0
    await noteSent(mail)
    log.info(facts, 'A mail was sent.')
  }

  async function noteSent(mail: DueMail): Promise<void> {
    if (sent.size >= remembered) sent.delete(sent.keys().next().value ?? '')
    sent.set(mail.id, 'not noted')
    await store.markSent(mail)
    sent.set(mail.id, 'noted')
  }

  /** The store was away when it should have noted that the mail left; or it forgets, and would have the mail sent for ever. */
  async function claimedAgain(mail: DueMail, facts: object): Promise<void> {
    if (sent.get(mail.id) === 'not noted') return await noteSent(mail)
    stopped = true
    halted = true
    log.error(
      facts,
      'The store gave back a mail that it had noted as sent. No mail leaves any more: check the store for damage, then restart.',
    )
  }

  async function failed(mail: DueMail, error: unknown, facts: object): Promise<void> {
    const kind = error instanceof SendFailure ? error.kind : 'mail'
    const reason = error instanceof SendFailure ? error.message : 'compose'
    const detail = error instanceof SendFailure ? facts : { ...facts, err: safeError(error) }
    const unanswered = mail.unanswered + (kind === 'unanswered' ? 1 : 0)
    const forGood = kind === 'refused' && mail.recipient !== 'workshop'
    if (forGood || givenUp(mail, now() - mail.createdAt, unanswered)) {
      await store.markFailed(mail, forGood ? reason : `${reason}, given up`)
      return log.error({ ...detail, reason }, 'A mail will not arrive: look at its enquiry (npm run mails -- list).')
    }
    if (kind === 'unanswered') {
      relayFailures = 0
      const wait = unansweredDelay(unanswered)
      await store.markUnanswered(mail, now() + wait, reason)
      return log.error(
        { ...detail, reason, nextTryInSeconds: wait / 1000 },
        'The relay took a whole mail and did not answer; it may arrive twice.',
      )
    }
    if (cut.signal.aborted) return await store.release(mail)
    if (kind === 'relay') {
      await store.release(mail)
      return pause(reason)
    }
    relayFailures = 0
    const wait = delay(mail.attempt)
    await store.markRetry(mail, now() + wait, reason)
    // The workshop's own mail that is refused is a setting to put right, not a reader's full mailbox.
    const level = mail.recipient === 'workshop' ? 'error' : 'warn'
    log[level]({ ...detail, reason, nextTryInSeconds: Math.round(wait / 1000) }, 'A mail did not leave; it is tried again.')
  }

  /** One line for each pause, not for each mail: while a relay is down, thousands may wait. */
  function pause(reason: string): void {
    if (performance.now() < pausedUntil) return
    relayFailures++
    const wait = delay(relayFailures)
    pausedUntil = performance.now() + wait
    log.warn({ reason, nextTryInSeconds: Math.round(wait / 1000) }, 'The mail relay takes no mail; it is tried again.')
  }

  async function report(): Promise<void> {
    const { due, oldestDueSeconds, failed } = await store.health()
    if (oldestDueSeconds < waitsTooLong) return
    log.error({ due, oldestDueSeconds, failed }, 'Mails have not left for long: look at the mail relay.')
  }

  return {
    start(given) {
      log = given
      stopped = false
      timers.push(setInterval(wake, pollEvery), setInterval(report, reportEvery))
      wake()
    },
    wake,
    halted: () => halted,
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
