import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Health, StoreError } from './types.ts'

/** How long the store may take to say that it is well, in milliseconds. */
const patience = 2000

/** For how long one trial write speaks for the store, in milliseconds: frequent checks must not keep the disk busy. */
const trialLasts = 2000

export type HealthOptions = {
  /** Does what keeping an enquiry does, and leaves nothing behind: a full disk, a lock or a damaged table shows here before a visitor meets it. */
  tryToKeep(): Promise<void>
  /** The error of the last keeping, and when it was (milliseconds of `performance.now()`); undefined once one succeeded. */
  lastFailure(): { error: StoreError; at: number } | undefined
}

/** Asks a database how it is. The answer never rejects: a store that does not answer is not well. */
export function healthOf(database: Database, { tryToKeep, lastFailure }: HealthOptions): (now: number) => Promise<Health> {
  let trial: { begun: number; error: Promise<StoreError | undefined> } | undefined

  function latestTrial() {
    if (!trial || performance.now() - trial.begun > trialLasts) {
      const error = tryToKeep().then(
        () => undefined,
        (error) => database.errorOf(error),
      )
      trial = { begun: performance.now(), error }
    }
    return trial
  }

  return async (now) => {
    const late = wait(patience, 'slow' as const, { ref: false })
    // Before the trial, which may have to wait for a lock that reading does not need.
    const counted = countMails(database, now).catch(database.errorOf)
    const { begun, error } = latestTrial()
    const [mails, failedTrial] = await Promise.all([Promise.race([counted, late]), Promise.race([error, late])])
    if (typeof mails === 'string') return { due: 0, oldestDueSeconds: 0, failed: 0, error: mails }
    const failure = lastFailure()
    // A trial that began after a failure and succeeded says that the next keeping will.
    return { ...mails, error: failedTrial ?? (failure && failure.at > begun ? failure.error : undefined) }
  }
}

/** Two questions, each answered by the index of its state: mails that were sent are many, and not read. */
async function countMails({ db }: Database, now: number): Promise<Pick<Health, 'due' | 'oldestDueSeconds' | 'failed'>> {
  const [due, failed] = await Promise.all([
    db
      .selectFrom('outbox')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
      .where('state', '=', sql.lit('due'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', '=', sql.lit('failed'))
      .executeTakeFirstOrThrow(),
  ])
  const oldestDueSeconds = due.oldest === null ? 0 : Math.max(0, Math.round((now - due.oldest) / 1000))
  return { due: due.count, oldestDueSeconds, failed: failed.count }
}
