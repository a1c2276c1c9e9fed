import type { SendMailOptions } from 'nodemailer'
import type { Store } from '../database/store.ts'
import type { Health } from '../database/types.ts'
import { type Log, safeError } from '../log.ts'
import { composeMail } from './compose.ts'
import type { DueMail } from './mail.ts'
import type { ListQuarantine, MailAddresses } from './mail-kind.ts'
import { retryDelay, shouldGiveUp, unansweredDelay } from './retry.ts'
import { claimDueMails, markFailed, markRetry, markSent, markUnanswered, markWithdrawn, unclaimMail } from './stored-mails.ts'
import { SendFailure, type Transport } from './transport.ts'

/** Sends the emails that are due, and retries those that fail. */
type Outbox = {
  start(log: Log): void
  /** Looks for due emails now. Returns immediately. */
  wake(): void
  /** True once it has stopped itself, because the store returned an email that was already recorded as sent. */
  halted(): boolean
  /** Waits up to `timeoutMs` milliseconds for emails in flight, then releases the rest. */
  stop(timeoutMs?: number): Promise<void>
}

export type OutboxOptions = {
  store: Store
  /** See `createHealth`. */
  health(): Promise<Health>
  listQuarantine: ListQuarantine
  transport: Transport
  addresses: MailAddresses
  /** See `MailKind`. */
  deskUrl?: string | undefined
  /** Milliseconds between polls for due emails. */
  pollEvery?: number
  /** Milliseconds for which a claimed email is ours. Longer than an attempt may take, so that no other process sends it too. */
  lease?: number
  /** Milliseconds after which an attempt is aborted. */
  deadline?: number
  /** Milliseconds to wait after a failure; see `retryDelay`. */
  delay?: (attempt: number) => number
  /** Milliseconds between checks for emails that have waited too long. */
  reportEvery?: number
}

/** In milliseconds. The deadline is above the ten minutes that a relay has to answer a whole email, and the lease above the deadline. */
export const defaultIntervals = { pollEvery: 1000, lease: 13 * 60_000, deadline: 12 * 60_000, reportEvery: 5 * 60_000 }

/** How many emails are sent at the same time. */
const concurrency = 4

/** Age of the oldest unsent email, in seconds, from which an error is logged: brief outages of a relay are shorter. */
const overdueAfterSeconds = 10 * 60

/** How many sent emails this process remembers. */
const remembered = 10_000

export function createOutbox(options: OutboxOptions): Outbox {
  const { store, health, listQuarantine, transport, addresses, deskUrl, delay = retryDelay } = options
  const { pollEvery, lease, deadline, reportEvery } = { ...defaultIntervals, ...options }
  const sending = new Set<Promise<void>>()
  const inFlight = new AbortController()
  /** Emails that the relay has accepted, and whether the store has recorded it. */
  const sent = new Map<string, 'recorded' | 'not recorded'>()
  let log: Log
  const timers: NodeJS.Timeout[] = []
  let stopped = true
  let halted = false
  let polling: Promise<void> | undefined
  let pollAgain = false
  /** Consecutive failures of the relay, and until when the pause after the last one lasts (milliseconds of `performance.now()`). */
  let relayFailures = 0
  let pausedUntil = 0

  function wake(): void {
    pollAgain = true
    if (stopped) return
    polling ??= poll().finally(() => {
      polling = undefined
      if (pollAgain) wake()
    })
  }

  // Claims no more than can be sent now, because an email that waits in here uses up its lease. While the relay is down, one email probes it.
  async function poll(): Promise<void> {
    while (pollAgain && !stopped) {
      pollAgain = false
      const free = (relayFailures > 0 ? 1 : concurrency) - sending.size
      if (free <= 0 || performance.now() < pausedUntil) break
      try {
        const mails = await claimDueMails(store, free, lease)
        for (const mail of mails) begin(mail)
        if (mails.length === free) pollAgain = true
      } catch (error) {
        log.error({ err: safeError(error) }, 'The outbox cannot read the store; it will retry.')
      }
    }
  }

  function begin(mail: DueMail): void {
    const settled = send(mail)
      .catch((error) => log.error({ mail: mail.id, err: safeError(error) }, 'The result of sending an email could not be recorded.'))
      .finally(() => {
        sending.delete(settled)
        wake()
      })
    sending.add(settled)
  }

  async function send(mail: DueMail): Promise<void> {
    const logged = { mail: mail.id, kind: mail.kind, enquiry: mail.enquiry?.id, attempt: mail.attempt }
    if (sent.has(mail.id)) return await claimedAgain(mail, logged)
    let composed: SendMailOptions | undefined
    try {
      composed = await composeMail(mail, { addresses, facts: store.facts(), listQuarantine, deskUrl, now: store.now() })
      if (composed) await transport.send(composed, nameOf(mail), AbortSignal.any([inFlight.signal, AbortSignal.timeout(deadline)]))
    } catch (error) {
      return await failed(mail, error, logged)
    }
    if (!composed) return await markWithdrawn(store, mail)
    relayFailures = 0
    await recordSent(mail)
    log.info(logged, 'An email was sent.')
  }

  async function recordSent(mail: DueMail): Promise<void> {
    if (sent.size >= remembered) sent.delete(sent.keys().next().value ?? '')
    sent.set(mail.id, 'not recorded')
    await markSent(store, mail)
    sent.set(mail.id, 'recorded')
  }

  /** Either the store was unavailable when the email was sent, or it loses writes and the email would be sent forever. */
  async function claimedAgain(mail: DueMail, logged: object): Promise<void> {
    if (sent.get(mail.id) === 'not recorded') return await recordSent(mail)
    stopped = true
    halted = true
    log.error(
      logged,
      'The store returned an email that was already recorded as sent. No more email is sent: check the store for damage, then restart.',
    )
  }

  async function failed(mail: DueMail, error: unknown, logged: object): Promise<void> {
    const kind = error instanceof SendFailure ? error.kind : 'mail'
    const reason = error instanceof SendFailure ? error.message : 'compose'
    const detail = error instanceof SendFailure ? logged : { ...logged, err: safeError(error) }
    const unanswered = mail.unanswered + (kind === 'unanswered' ? 1 : 0)
    const permanent = kind === 'refused' && mail.recipient !== 'workshop'
    if (permanent || shouldGiveUp(mail, store.now() - mail.createdAt, unanswered)) {
      await markFailed(store, mail, permanent ? reason : `${reason}, given up`)
      return log.error({ ...detail, reason }, 'An email could not be delivered: look up its enquiry (npm run mails -- list).')
    }
    if (kind === 'unanswered') {
      relayFailures = 0
      const wait = unansweredDelay(unanswered)
      await markUnanswered(store, mail, store.now() + wait, reason)
      return log.error(
        { ...detail, reason, nextTryInSeconds: wait / 1000 },
        'The relay received a whole email but did not respond, so the email may be delivered twice.',
      )
    }
    if (inFlight.signal.aborted) return await unclaimMail(store, mail)
    if (kind === 'relay') {
      await unclaimMail(store, mail)
      return pause(reason)
    }
    relayFailures = 0
    const wait = delay(mail.attempt)
    await markRetry(store, mail, store.now() + wait, reason)
    // A refused email to the workshop means a wrong setting; one to a visitor may just mean a full mailbox.
    const level = mail.recipient === 'workshop' ? 'error' : 'warn'
    log[level]({ ...detail, reason, nextTryInSeconds: Math.round(wait / 1000) }, 'An email could not be sent; it will be retried.')
  }

  /** Logs one line for each pause, not for each email: thousands may wait while a relay is down. */
  function pause(reason: string): void {
    if (performance.now() < pausedUntil) return
    relayFailures++
    const wait = delay(relayFailures)
    pausedUntil = performance.now() + wait
    log.warn({ reason, nextTryInSeconds: Math.round(wait / 1000) }, 'The mail relay is not accepting mail; it will be retried.')
  }

  async function report(): Promise<void> {
    const { due, oldestDueSeconds, failed } = await health()
    if (oldestDueSeconds < overdueAfterSeconds) return
    log.error({ due, oldestDueSeconds, failed }, 'Emails have been waiting too long: check the mail relay.')
  }

  return {
    start(logger) {
      log = logger
      stopped = false
      timers.push(setInterval(wake, pollEvery), setInterval(report, reportEvery))
      wake()
    },
    wake,
    halted: () => halted,
    async stop(timeoutMs = 10_000) {
      stopped = true
      for (const timer of timers.splice(0)) clearInterval(timer)
      await polling
      const abortTimer = setTimeout(() => inFlight.abort(), timeoutMs)
      await Promise.all(sending)
      clearTimeout(abortTimer)
      transport.close()
    },
  }
}

function nameOf({ id, recipient, createdAt }: DueMail): string {
  return `${new Date(createdAt).toISOString().replaceAll(/[-:.]/g, '')}-${recipient}-${id}`
}
