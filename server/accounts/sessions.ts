import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { StaffMember, TeamResult } from '../../domain/accounts/staff.ts'
import type { Instant } from '../../domain/instant.ts'
import { StoreUnavailable } from '../database/group-commit.ts'
import { reliably } from '../database/retry-once.ts'
import type { Store } from '../database/store.ts'
import type { SessionRow, Tables } from '../database/tables.ts'
import { asOwner } from './as-owner.ts'

const minute = 60_000
/** Milliseconds that a session may be idle, unless it is kept for the day. */
const idle = 30 * minute
/** Milliseconds after which every session ends. */
export const longestSession = 12 * 60 * minute
/** Milliseconds between two updates of `seen_at`. */
const seenEvery = minute
const maxPerPerson = 10
/** Milliseconds for which a request waits for a write that it can do without. */
const patience = 500

/** Milliseconds between two attempts to end a session. */
const retryEvery = 5000

/** Who is signed in, and when they last gave their password. */
export type LiveSession = { staff: StaffMember; confirmedAt: Instant }

/** Finds and ends sessions, which are passed as SHA-256 of their tokens. */
export type Sessions = {
  /** `isBackgroundRefresh`: doesn't count as use of the session. Undefined when it has ended or the account is disabled. */
  find(hash: string, isBackgroundRefresh?: boolean): Promise<LiveSession | undefined>
  /** Which of these sessions are still live. */
  live(hashes: readonly string[]): Promise<Set<string>>
  /** While nothing can be written, the session ends on this server at once, and in the store as soon as that is possible. */
  end(hash: string): Promise<void>
}

export function createSessions(store: Store): Sessions {
  /** Those that the store may still have. */
  const ended = new Set<string>()

  async function endInStore(hash: string): Promise<void> {
    try {
      await reliably(store, () => endSession(store.db, hash))
      ended.delete(hash)
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      await wait(retryEvery, undefined, { ref: false })
      await endInStore(hash)
    }
  }

  return {
    find: async (hash, isBackgroundRefresh) =>
      ended.has(hash) ? undefined : await reliably(store, () => findSession(store.db, hash, store.now(), isBackgroundRefresh)),
    live: async (hashes) => (await reliably(store, () => liveSessions(store.db, hashes, store.now()))).difference(ended),
    async end(hash) {
      ended.add(hash)
      await Promise.race([endInStore(hash), wait(patience, undefined, { ref: false })])
    },
  }
}

/** A session to be stored. `hash`: SHA-256 of its token. */
export type NewSession = { hash: string; label: string; kept: boolean }

/** Starts a session. With more than ten of one person, the oldest ends. */
export async function startSession(trx: Transaction<Tables>, staffId: string, { hash, label, kept }: NewSession, now: number) {
  await trx
    .insertInto('session')
    .values({ hash, staff_id: staffId, label, kept: kept ? 1 : 0, created_at: now, seen_at: now, confirmed_at: now })
    .execute()
  await trx
    .deleteFrom('session')
    .where('staff_id', '=', staffId)
    .where('hash', '<>', hash)
    .where('hash', 'not in', (eb) =>
      eb
        .selectFrom('session')
        .select('hash')
        .where('staff_id', '=', staffId)
        .where('hash', '<>', hash)
        .orderBy('created_at', 'desc')
        .limit(maxPerPerson - 1),
    )
    .execute()
}

/**
 * Returns a session that hasn't ended, and updates when it was last seen.
 * @param isBackgroundRefresh whether the page refreshed itself, which must not keep its session alive
 */
async function findSession(db: Kysely<Tables>, hash: string, now: number, isBackgroundRefresh = false): Promise<LiveSession | undefined> {
  const found = await db
    .selectFrom('session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.role', 'session.created_at', 'session.seen_at', 'session.kept'])
    .select('session.confirmed_at')
    .where('session.hash', '=', hash)
    .executeTakeFirst()
  if (!found || isOver(found, now)) return undefined
  const { id, name, email, role } = found
  if (!isBackgroundRefresh && found.seen_at <= now - seenEvery) {
    // Reading must work, and not wait, while nothing can be written. At worst, the session ends early.
    const update = db
      .updateTable('session')
      .set({ seen_at: now })
      .where('hash', '=', hash)
      .where('seen_at', '<', now)
      .execute()
      .catch(() => {})
    await Promise.race([update, wait(patience, undefined, { ref: false })])
  }
  return { staff: { id, name, email, role }, confirmedAt: found.confirmed_at }
}

/** Returns which of these sessions are still live. Doesn't count as using them. */
async function liveSessions(db: Kysely<Tables>, hashes: readonly string[], now: number): Promise<Set<string>> {
  const rows = await db.selectFrom('session').select(['hash', 'created_at', 'seen_at', 'kept']).where('hash', 'in', hashes).execute()
  return new Set(rows.filter((row) => !isOver(row, now)).map(({ hash }) => hash))
}

/** Notes that the password was given in a session. False if the session isn't this person's, or has ended. */
export async function confirmSession(db: Kysely<Tables>, hash: string, staffId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ confirmed_at: now })
    .where('hash', '=', hash)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

async function endSession(db: Kysely<Tables>, hash: string): Promise<void> {
  await db.deleteFrom('session').where('hash', '=', hash).execute()
}

/** Returns the sessions that haven't ended, the latest first. */
export async function listSessions(db: Kysely<Tables>, now: number): Promise<SessionRow[]> {
  const rows = await db.selectFrom('session').selectAll().orderBy('seen_at', 'desc').orderBy('hash').execute()
  return rows.filter((row) => !isOver(row, now))
}

/** Signs anybody out in one browser. */
export async function endAnySession({ db }: Store, hash: string, by: StaffMember): Promise<TeamResult> {
  return await asOwner(db, by.id, async (trx): Promise<TeamResult> => {
    await endSession(trx, hash)
    return { outcome: 'done' }
  })
}

export async function endSessionsOf(trx: Transaction<Tables>, staffId: string): Promise<void> {
  await trx.deleteFrom('session').where('staff_id', '=', staffId).execute()
}

export async function deleteExpiredSessions(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('created_at', '<=', now - longestSession), eb.and([eb('kept', '=', 0), eb('seen_at', '<=', now - idle)])]))
    .execute()
}

function isOver({ created_at, seen_at, kept }: Pick<SessionRow, 'created_at' | 'seen_at' | 'kept'>, now: number): boolean {
  return created_at <= now - longestSession || (kept === 0 && seen_at <= now - idle)
}
