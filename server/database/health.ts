import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { needsAttention } from '../mail/unreached.ts'
import type { Database } from './database.ts'
import type { Health, StoreError } from './types.ts'

/** Milliseconds the store has to answer the health check. */
const timeoutMs = 2000

/** Milliseconds for which a trial write's result is reused, so that frequent checks don't load the disk. */
const trialLasts = 2000

export type HealthOptions = {
  /** Stores and deletes a test enquiry, to notice a full disk, a lock or a damaged table before a visitor does. */
  tryToSave(): Promise<void>
  /** The error of the last commit, at milliseconds of `performance.now()`; undefined if it succeeded. */
  lastFailure(): { error: StoreError; at: number } | undefined
}

/** Returns the health check of a database. It never rejects; a store that doesn't answer is reported as 'slow'. */
export function healthOf(database: Database, { tryToSave, lastFailure }: HealthOptions): (now: number) => Promise<Health> {
  let trial: { begun: number; error: Promise<StoreError | undefined> } | undefined

  function latestTrial() {
    if (!trial || performance.now() - trial.begun > trialLasts) {
      const error = tryToSave().then(
        () => undefined,
        (error) => database.errorOf(error),
      )
      trial = { begun: performance.now(), error }
    }
    return trial
  }

  return async (now) => {
    const late = wait(timeoutMs, 'slow' as const, { ref: false })
    // Starts before the trial, which may wait for a lock that reading doesn't need.
    const counted = countMails(database, now).catch(database.errorOf)
    const { begun, error } = latestTrial()
    const [mails, failedTrial] = await Promise.all([Promise.race([counted, late]), Promise.race([error, late])])
    if (typeof mails === 'string') return { due: 0, oldestDueSeconds: 0, failed: 0, error: mails }
    const failure = lastFailure()
    // A successful trial that began after the failure clears it.
    return { ...mails, error: failedTrial ?? (failure && failure.at > begun ? failure.error : undefined) }
  }
}

/** Two queries, so that each uses the partial index of its state and none reads the many sent emails. */
async function countMails({ db }: Database, now: number): Promise<Pick<Health, 'due' | 'oldestDueSeconds' | 'failed'>> {
  const [due, failed] = await Promise.all([
    db
      .selectFrom('outbox')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
      .where('state', '=', sql.lit('due'))
      // A reminder is written with its booking, and waits for weeks.
      .where('expires_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(needsAttention)
      .executeTakeFirstOrThrow(),
  ])
  const oldestDueSeconds = due.oldest === null ? 0 : Math.max(0, Math.round((now - due.oldest) / 1000))
  return { due: due.count, oldestDueSeconds, failed: failed.count }
}
