import { randomUUIDv7 } from 'node:crypto'
import type { Kind } from '../../enquiries/enquiry.ts'
import { claimDueMails, settleMail } from './due-mails.ts'
import { fingerprint } from './fingerprint.ts'
import { groupCommit } from './group-commit.ts'
import { healthOf } from './health.ts'
import { type Entry, keepEnquiries } from './keep-enquiries.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import type { EnquiryRow, Recipient } from './tables.ts'

/** An enquiry that has passed its rules. */
export type NewEnquiry = { kind: Kind; answers: Readonly<Record<string, string>> }

export type Kept = { outcome: 'kept' | 'repeated'; id: string }

/** An enquiry as it was kept. `receivedAt`: milliseconds since 1970. */
export type KeptEnquiry = { id: string; kind: Kind; answers: Record<string, string>; receivedAt: number }

/** A mail that this process holds for the time of its lease. `attempt` counts from 1. */
export type DueMail = {
  id: string
  attempt: number
  recipient: Recipient
  messageId: string
  createdAt: number
  enquiry: KeptEnquiry
}

/** `writable`: enquiries can be kept now. */
export type Health = { reachable: boolean; writable: boolean; due: number; oldestDueSeconds: number; failed: number }

/** Everything the rest of the server asks of a database. */
export type Store = {
  /**
   * Keeps an enquiry and the two mails that it calls for. Resolves once both are on the disk.
   * @throws StoreUnavailable after about eight seconds without success: then nothing is kept
   */
  keep(enquiry: NewEnquiry): Promise<Kept>
  /** Takes up to `limit` mails that are due; nobody else gets them for `leaseMs` milliseconds. */
  claimDueMails(limit: number, leaseMs: number): Promise<DueMail[]>
  markSent(mail: DueMail): Promise<void>
  /** @param dueAt milliseconds since 1970; `error`: a short class without personal data */
  markRetry(mail: DueMail, dueAt: number, error: string): Promise<void>
  markFailed(mail: DueMail, error: string): Promise<void>
  /** Gives a claimed mail back untried, for whoever comes next. */
  release(mail: DueMail): Promise<void>
  /** Never rejects. */
  health(): Promise<Health>
  /** Finishes what was taken, then closes. */
  close(): Promise<void>
}

export type StoreOptions = {
  /** Absolute path; the embedded store lies here when no `databaseUrl` is given. */
  dataDir: string
  databaseUrl?: string
  /** Stands behind the @ of the mails' Message-IDs. */
  mailDomain: string
  /** Milliseconds since 1970. */
  now?: () => number
  /** Milliseconds until `keep` gives up. */
  patience?: number
}

/**
 * Opens the store and brings its tables up to date.
 * @throws when it cannot be reached or written; the message names the setting
 */
export async function openStore({ dataDir, databaseUrl, mailDomain, now = Date.now, patience = 8000 }: StoreOptions): Promise<Store> {
  const database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
  const migrating = databaseUrl ? openPostgres(databaseUrl, { patient: true }) : database
  try {
    await migrate(migrating.db)
  } catch (error) {
    await database.db.destroy()
    const { message, code } = error as NodeJS.ErrnoException
    throw new Error(`the store cannot be opened, see ${databaseUrl ? 'DATABASE_URL' : `DATA_DIR, now ${dataDir}`}: ${message || code}`, {
      cause: error,
    })
  } finally {
    if (migrating !== database) await migrating.db.destroy()
  }

  const health = healthOf(database)
  const commits = groupCommit<Entry, Kept>({
    commit: (entries, stillWanted) =>
      database.db.transaction().execute(async (trx) => {
        const kept = await keepEnquiries(trx, entries, mailDomain)
        stillWanted()
        return kept
      }),
    isFaultOfEntry: database.isFaultOfRow,
    largest: 100,
    patience,
  })

  return {
    keep: (enquiry) => commits.add({ fingerprint: fingerprint(enquiry), row: rowOf(enquiry, now()) }),
    claimDueMails: (limit, leaseMs) => claimDueMails(database, now(), limit, leaseMs),
    markSent: (mail) => settleMail(database, mail, { state: 'sent', sent_at: now(), last_error: null }),
    markRetry: (mail, dueAt, error) => settleMail(database, mail, { due_at: dueAt, last_error: error }),
    markFailed: (mail, error) => settleMail(database, mail, { state: 'failed', last_error: error }),
    release: (mail) => settleMail(database, mail, {}),
    health: () => health(now()),
    async close() {
      await commits.drained()
      await database.db.destroy()
    },
  }
}

function rowOf({ kind, answers }: NewEnquiry, receivedAt: number): EnquiryRow {
  const given = (name: string) => answers[name] || null
  return {
    id: randomUUIDv7(),
    kind,
    name: given('name'),
    email: given('email'),
    phone: given('phone'),
    plate: given('plate'),
    service: given('service'),
    subject: given('subject'),
    message: given('message'),
    received_at: receivedAt,
  }
}
