import type { Facts } from '../../workshop/facts.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { type CurrentFacts, currentFacts } from './current-facts.ts'
import type { Database } from './database.ts'
import { keepToPresent } from './keep-to-present.ts'
import { type OpenOptions, openDatabase, type StoreLocation } from './open-database.ts'

/** How many enquiries are accepted and emailed. */
export type Limits = {
  /** New enquiries accepted from one sender in the 24 hours from the first; more are refused until then. */
  perSenderPerDay: number
  /** Enquiries from one network per hour that are emailed immediately; more are quarantined. */
  perNetworkPerHour: number
  /** Enquiries from everyone per hour that are emailed immediately; more are quarantined. */
  perHour: number
}

type StoreSettings = {
  /** The domain of the emails' Message-IDs. */
  mailDomain: string
  /** Absent without rate limiting. */
  limits?: Limits | undefined
  /** Emails to customers that one account may cause in an hour. */
  mailsPerHour: number
}

/** The open store: its database, and the settings that queries need. Each feature has functions that take it first. */
export type Store = Database &
  StoreSettings &
  CurrentFacts & {
    /** Milliseconds since 1970. */
    now(): number
    /** Of the workshop, until its owner changes them. */
    firstFacts: Facts
    /** See `addressKey`. */
    key: string
    /** Awaited before anything that compares times; see `keepToPresent`. */
    present(regularly?: boolean): Promise<void>
    close(): Promise<void>
  }

export type StoreOptions = StoreLocation &
  OpenOptions &
  Pick<StoreSettings, 'mailDomain'> &
  Partial<StoreSettings> & {
    now?: () => number
    /** Of the workshop, until its owner changes them. */
    first?: Facts
  }

/** Emails to customers that one account may cause in an hour, in all its sessions: far more than a person writes, even with invitations. */
const usualMailsPerHour = 40

/**
 * Opens the store and migrates its database.
 * @throws StoreDamaged, StoreIncomplete, NoStore, or why it can't be reached or written; the message names the setting
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { mailDomain, limits, mailsPerHour = usualMailsPerHour, now = Date.now, first = firstFacts } = options
  const { database, key } = await openDatabase(options, options)
  const present = keepToPresent(database, now)
  const facts = await currentFacts(database.db, first)
  return {
    ...database,
    ...facts,
    firstFacts: first,
    mailDomain,
    limits,
    mailsPerHour,
    now,
    key,
    present,
    close: () => database.db.destroy(),
  }
}
