import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Health } from './store.ts'

/** How long the store may take to say that it is well, in milliseconds. */
const patience = 2000

/** For how long one trial write speaks for the store, in milliseconds: whoever asks often must not keep the disk busy. */
const trialLasts = 2000

const unreachable: Health = { reachable: false, writable: false, due: 0, oldestDueSeconds: 0, failed: 0 }

/**
 * Asks a database how it is. A full disk, a lock or a store that may only be read shows in a trial write, before a visitor meets it.
 * The answer never rejects: a store that does not answer is not reachable.
 */
export function healthOf(database: Database): (now: number) => Promise<Health> {
  let trial: { begun: number; writes: Promise<boolean> } | undefined

  function tryToWrite(): Promise<boolean> {
    if (!trial || performance.now() - trial.begun > trialLasts) {
      const writes = database.writeTrial().then(
        () => true,
        () => false,
      )
      trial = { begun: performance.now(), writes }
    }
    return trial.writes
  }

  return async (now) => {
    const late = wait(patience, undefined, { ref: false })
    const mails = await Promise.race([countMails(database, now).catch(() => undefined), late])
    if (!mails) return unreachable
    return { reachable: true, writable: (await Promise.race([tryToWrite(), late])) ?? false, ...mails }
  }
}

/** Two questions, each answered by the index of its state: mails that were sent are many, and not read. */
async function countMails({ db }: Database, now: number): Promise<Pick<Health, 'due' | 'oldestDueSeconds' | 'failed'>> {
  const [due, failed] = await Promise.all([
    db
      .selectFrom('mail')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
      .where('state', '=', sql.lit('due'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('mail')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', '=', sql.lit('failed'))
      .executeTakeFirstOrThrow(),
  ])
  const oldestDueSeconds = due.oldest === null ? 0 : Math.max(0, Math.round((now - due.oldest) / 1000))
  return { due: due.count, oldestDueSeconds, failed: failed.count }
}
