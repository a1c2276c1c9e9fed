import { type RawBuilder, sql } from 'kysely'
import { inviteLasts } from '../../domain/accounts/invite.ts'
import type { Database } from './database.ts'

const minute = 60_000

/** Milliseconds by which the clocks of two servers may differ. */
const tolerance = minute

/** Milliseconds between two checks for what another server has written while its clock was ahead. */
const checkEvery = minute

/** Milliseconds after which an unsent email is due again at the latest: see `retryDelay` and `unansweredDelay` in server/mail/retry.ts. */
const longestRetry = { failed: 5 * minute, unanswered: 24 * 60 * minute }

/** Milliseconds. Above the outbox's. */
const longestLease = 15 * minute

/** Moments at which something happened, from which waits, limits and sessions are counted. */
const happened = [
  ['counter', 'since'],
  ['session', 'created_at'],
  ['session', 'seen_at'],
  ['session', 'confirmed_at'],
  ['invite', 'created_at'],
  ['quarantine_report', 'until'],
] as const

/**
 * Returns a function that makes stored moments in the future count as now, after the clock was set back. It checks on its first call, when its
 * clock has gone back since the last check, and, if `regularly`, once a minute. It never rejects: a failed check is repeated by the next regular one.
 */
export function keepToPresent(database: Database, now: () => number): (regularly?: boolean) => Promise<void> {
  let checkedAt = Number.POSITIVE_INFINITY
  let returning: Promise<void> | undefined

  async function check(at: number): Promise<void> {
    checkedAt = at
    await returnToPresent(database, now).catch(() => {
      checkedAt = Number.NEGATIVE_INFINITY
    })
  }

  return async (regularly = false) => {
    const at = now()
    if (at < checkedAt) {
      returning = check(at).finally(() => {
        returning = undefined
      })
    } else if (regularly && at - checkedAt >= checkEvery) await check(at)
    await returning
  }
}

/**
 * Reads the clock for every statement: with a reading from when the check began, rows written since would look as if they were in the future.
 * See docs/decisions/048-moments-in-the-future-count-as-now.md for what is left as it is.
 */
async function returnToPresent({ db, clock }: Database, now: () => number): Promise<void> {
  const run = async (statement: (at: number, latest: number) => RawBuilder<unknown>) => {
    const at = now()
    await statement(at, at + tolerance).execute(db)
  }
  for (const [table, column] of happened)
    await run((at, latest) => sql`update ${sql.table(table)} set ${sql.ref(column)} = ${at} where ${sql.ref(column)} > ${latest}`)
  // Those with a key are never compared by time.
  await run((at, latest) => sql`update recent_enquiry set received_at = ${at} where received_at > ${latest} and keyed = 0`)
  await run((at, latest) => sql`update invite set expires_at = ${at + inviteLasts} where expires_at > ${latest + inviteLasts}`)
  // A reminder, which has an expiry, is due at the time that was agreed.
  await run(
    (at, latest) => sql`update outbox set due_at = ${at} where state = 'due' and expires_at is null and (
      (created_at > ${latest} and due_at > ${at})
      or due_at - case when unanswered = 0 then ${sql.lit(longestRetry.failed)} else ${sql.lit(longestRetry.unanswered)} end > ${latest}
    )`,
  )
  // The outbox's age is counted from here, for health and for giving up.
  await run((at, latest) => sql`update outbox set created_at = ${at} where state = 'due' and created_at > ${latest}`)
  await sql`update outbox set leased_until = ${clock} + ${sql.lit(longestLease)}
    where state = 'due' and leased_until > ${clock} + ${sql.lit(longestLease + tolerance)}`.execute(db)
  await sql`update viewer set seen_at = ${clock} where seen_at > ${clock} + ${sql.lit(tolerance)}`.execute(db)
}
