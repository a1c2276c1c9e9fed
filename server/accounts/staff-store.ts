import { setTimeout as wait } from 'node:timers/promises'
import type { Feed, Invite, StaffMember, Team } from '../../domain/accounts/staff.ts'
import { addFeed, endFeed, type FeedAppointment, listFeeds, type NewFeed, readFeed, removeFeed } from '../appointments/feeds.ts'
import { keyedHash } from '../database/address-key.ts'
import type { Database } from '../database/database.ts'
import { StoreUnavailable } from '../database/group-commit.ts'
import { retryOnce } from '../database/retry-once.ts'
import type { StaffRow } from '../database/tables.ts'
import { senderOf } from '../enquiries/sender-of.ts'
import type { NotOwner } from './as-owner.ts'
import { findInvite, withdrawInvite } from './invites.ts'
import { type GivenInvite, invite, inviteFirstOwner, type Joined, type Joining, join } from './joining.ts'
import { endSession, findSession, liveSessions, type NewSession, patience } from './sessions.ts'
import { type AttemptKeys, countAttempt, countGuess, refundAttempt } from './sign-in-attempts.ts'
import { disable, enable, findStaff, signIn, team } from './staff.ts'

/** An attempt to sign in, of which only keyed hashes are stored. */
export type Attempt = { email: string; address: string }

/**
 * Staff accounts, their sessions, invites and sign-in attempts. Keys and tokens are passed as their SHA-256, emails in lower case.
 * All reject with StoreUnavailable when the database can't be read or written.
 */
export type StaffStore = {
  findStaff(email: string): Promise<StaffRow | undefined>
  /** Counts an attempt. Resolves to the seconds to wait when there were too many. */
  countAttempt(attempt: Attempt): Promise<number | undefined>
  /** Uncounts an attempt whose password wasn't checked. */
  refundAttempt(attempt: Attempt): Promise<void>
  /** Starts a session after a correct password, and uncounts the attempt. Undefined if the account has changed since it was read. */
  signIn(account: StaffRow, session: NewSession, attempt: Attempt): Promise<StaffMember | undefined>
  /** `isBackgroundRefresh`: doesn't count as use of the session. */
  findSession(hash: string, isBackgroundRefresh?: boolean): Promise<StaffMember | undefined>
  /** Which of these sessions are still live. */
  liveSessions(hashes: readonly string[]): Promise<Set<string>>
  /** While nothing can be written, the session ends on this server at once, and in the store as soon as that is possible. */
  endSession(hash: string): Promise<void>

  findInvite(hash: string): Promise<Invite | undefined>
  join(hash: string, joining: Omit<Joining, 'attempts'>): Promise<Joined>
  invite(invite: GivenInvite): Promise<'invited' | 'duplicate' | 'full' | 'disabled' | NotOwner>
  inviteFirstOwner(hash: string): Promise<boolean>
  /** `hash`: the invite's id. */
  withdrawInvite(hash: string, by: string): Promise<'withdrawn' | 'used' | NotOwner>

  listFeeds(staffId: string): Promise<Feed[]>
  /** `full`: the person already has the maximum, or is disabled. `duplicate`: by the same form. */
  addFeed(feed: NewFeed): Promise<Feed | 'full' | 'duplicate'>
  /** `hash`: the feed's id. Resolves to false when it is somebody else's. */
  removeFeed(hash: string, staffId: string): Promise<boolean>
  /** Removes anybody's feed, for the owner `by`. */
  endFeed(hash: string, by: string): Promise<'ended' | NotOwner>
  readFeed(hash: string): Promise<FeedAppointment[] | undefined>
  /** Counts a wrong secret. Resolves to the seconds to wait when there were too many. */
  countGuess(address: string): Promise<number | undefined>

  team(): Promise<Team>
  disable(id: string, by: string): Promise<'disabled' | 'missing' | 'self' | NotOwner>
  enable(id: string, by: string): Promise<'enabled' | 'full' | 'missing' | NotOwner>
}

/** Milliseconds between two attempts to end a session. */
const retryEvery = 5000

/**
 * @param key for hashing addresses
 * @param present awaited before each use; see `keepToPresent`
 */
export function staffStore(database: Database, key: string, now: () => number, present = async () => {}): StaffStore {
  const { db } = database
  const account = (email: string) => keyedHash(`account:${email}`, key)
  const keysOf = ({ email, address }: Attempt): AttemptKeys => ({
    account: account(email),
    sender: keyedHash(`sign-in:${senderOf(address)}`, key),
  })
  const run = async <T>(work: () => Promise<T>) => {
    await present()
    return await retryOnce(database, work)
  }

  /** Sessions that the store may still have. */
  const ended = new Set<string>()
  async function endInStore(hash: string): Promise<void> {
    try {
      await run(() => endSession(db, hash))
      ended.delete(hash)
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      await wait(retryEvery, undefined, { ref: false })
      await endInStore(hash)
    }
  }

  return {
    findStaff: (email) => run(() => findStaff(db, email)),
    countAttempt: (attempt) => run(() => countAttempt(db, keysOf(attempt), now())),
    refundAttempt: (attempt) => run(() => refundAttempt(db, keysOf(attempt))),
    signIn: (found, session, attempt) => run(() => signIn(db, found, session, keysOf(attempt), now())),
    findSession: async (hash, isBackgroundRefresh) =>
      ended.has(hash) ? undefined : await run(() => findSession(db, hash, now(), isBackgroundRefresh)),
    liveSessions: async (hashes) => (await run(() => liveSessions(db, hashes, now()))).difference(ended),
    async endSession(hash) {
      ended.add(hash)
      await Promise.race([endInStore(hash), wait(patience, undefined, { ref: false })])
    },

    findInvite: (hash) => run(() => findInvite(db, hash, now())),
    join: (hash, joining) => run(() => join(db, hash, { ...joining, attempts: account(joining.email) }, now())),
    invite: (given) => run(() => invite(db, given, now())),
    inviteFirstOwner: (hash) => run(() => inviteFirstOwner(db, hash, now())),
    withdrawInvite: (hash, by) => run(() => withdrawInvite(db, hash, by)),

    listFeeds: (staffId) => run(() => listFeeds(db, staffId)),
    addFeed: (feed) => run(() => addFeed(db, feed, now())),
    removeFeed: (hash, staffId) => run(() => removeFeed(db, hash, staffId)),
    endFeed: (hash, by) => run(() => endFeed(db, hash, by)),
    readFeed: (hash) => run(() => readFeed(db, hash, now())),
    countGuess: (address) => run(() => countGuess(db, keyedHash(`feed:${senderOf(address)}`, key), now())),

    team: () => run(() => team(db, now())),
    disable: (id, by) => run(() => disable(db, id, by, now())),
    enable: (id, by) => run(() => enable(db, id, by)),
  }
}
