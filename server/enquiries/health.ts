import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Store } from '../database/store.ts'
import type { Health, StoreError } from '../database/types.ts'
import { needsAttention } from '../mail/unreached.ts'
import { prepareEnquiry } from './prepare-enquiry.ts'
import { saveEnquiries } from './save-enquiries.ts'
import type { SaveQueue } from './save-queue.ts'

/** Milliseconds the store has to answer the health check. */
const timeoutMs = 2000

/** Milliseconds for which a trial write's result is reused, so that frequent checks don't load the disk. */
const trialLasts = 2000

/**
 * Returns the health check of a store. It never rejects; a store that doesn't answer is reported as 'slow'.
 * @param lastFailure the last commit's; see `SaveQueue`
 */
export function createHealth(store: Store, lastFailure: SaveQueue['lastFailure']): () => Promise<Health> {
  let trial: { begun: number; error: Promise<StoreError | undefined> } | undefined

  function latestTrial() {
    if (!trial || performance.now() - trial.begun > trialLasts) {
      const error = tryToSave(store).then(
        () => undefined,
        (error) => store.errorOf(error),
      )
      trial = { begun: performance.now(), error }
    }
    return trial
  }

  return async () => {
    await store.present()
    const late = wait(timeoutMs, 'slow' as const, { ref: false })
    // Starts before the trial, which may wait for a lock that reading doesn't need.
    const counted = countMails(store, store.now()).catch(store.errorOf)
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

/** Stores and deletes a test enquiry, to notice a full disk, a lock or a damaged table before a visitor does. */
async function tryToSave({ db, key, now, mailDomain }: Store): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const enquiry = prepareEnquiry({ kind: 'contact', answers: { message: 'x'.repeat(5000) } }, key, now())
    // Without limits, so that trials don't count towards them.
    await saveEnquiries(trx, [{ ...enquiry, fingerprint: `trial ${enquiry.row.id}` }], { mailDomain })
    await trx.deleteFrom('enquiry').where('id', '=', enquiry.row.id).execute()
  })
}
