import { randomUUIDv7 } from 'node:crypto'
import type { Kind } from '../../enquiries/enquiry.ts'
import { quarantineFrom, type Suspicion } from '../suspicion/suspicion.ts'
import { addressKey, hashSender } from './address-key.ts'
import { claimDueMails, settleMail } from './due-mails.ts'
import { fingerprint } from './fingerprint.ts'
import { deleteEnquiries, type Forgotten, forgetOld } from './forget.ts'
import { groupCommit } from './group-commit.ts'
import { healthOf } from './health.ts'
import { type Entry, keepEnquiries } from './keep-enquiries.ts'
import { type Limits, OverLimit } from './limits.ts'
import { migrate } from './migrate.ts'
import { findPerson, type Person, type PersonalData } from './personal-data.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import {
  claimReport,
  type DueReport,
  listQuarantine,
  markReportSent,
  type Quarantined,
  releaseFromQuarantine,
  releaseReport,
} from './quarantine.ts'
import { senderOf } from './sender-of.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import type { EnquiryRow, Recipient } from './tables.ts'

/** An enquiry that has passed its rules. `address`: the IP address that it came from, of which only a hash is kept, for a day. */
export type NewEnquiry = {
  kind: Kind
  answers: Readonly<Record<string, string>>
  address?: string | undefined
  suspicion?: Suspicion | undefined
}

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
   * @throws OverLimit when too many came from its address: then nothing is kept
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
  /** What waits in quarantine, the least suspicious first. */
  listQuarantine(): Promise<Quarantined[]>
  /** Lets an enquiry out of quarantine: its mails are due. False when none of that id is there. */
  releaseFromQuarantine(id: string): Promise<boolean>
  /** The report about the quarantine that is due, if any; no other process gets it for `leaseMs` milliseconds. */
  claimReport(leaseMs: number): Promise<DueReport | undefined>
  markReportSent(report: DueReport): Promise<void>
  releaseReport(report: DueReport): Promise<void>
  /** Deletes whatever need not be kept any longer. */
  forgetOld(): Promise<Forgotten>
  findPerson(person: Person): Promise<PersonalData[]>
  deleteEnquiries(ids: readonly string[]): Promise<Forgotten>
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
  /** Absent: nobody counts. */
  limits?: Limits | undefined
  /** Milliseconds since 1970. */
  now?: () => number
  /** Milliseconds until `keep` gives up. */
  patience?: number
}

/**
 * Opens the store and brings its tables up to date.
 * @throws when it cannot be reached or written; the message names the setting
 */
export async function openStore({
  dataDir,
  databaseUrl,
  mailDomain,
  limits,
  now = Date.now,
  patience = 8000,
}: StoreOptions): Promise<Store> {
  const database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
  const migrating = databaseUrl ? openPostgres(databaseUrl, { patient: true }) : database
  let key: string
  try {
    await migrate(migrating.db)
    key = await addressKey(migrating.db)
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
  const commits = groupCommit<Entry, Kept | OverLimit>({
    commit: (entries, stillWanted) =>
      database.db.transaction().execute(async (trx) => {
        const kept = await keepEnquiries(trx, entries, { mailDomain, limits })
        stillWanted()
        return kept
      }),
    isFaultOfEntry: database.isFaultOfRow,
    largest: 100,
    patience,
  })

  return {
    async keep(enquiry) {
      const sender = enquiry.address && hashSender(senderOf(enquiry.address), key)
      const kept = await commits.add({ fingerprint: fingerprint(enquiry), sender, row: rowOf(enquiry, now()) })
      if (kept instanceof OverLimit) throw kept
      return kept
    },
    claimDueMails: (limit, leaseMs) => claimDueMails(database, now(), limit, leaseMs),
    markSent: (mail) => settleMail(database, mail, { state: 'sent', sent_at: now(), last_error: null }),
    markRetry: (mail, dueAt, error) => settleMail(database, mail, { due_at: dueAt, last_error: error }),
    markFailed: (mail, error) => settleMail(database, mail, { state: 'failed', last_error: error }),
    release: (mail) => settleMail(database, mail, {}),
    listQuarantine: () => listQuarantine(database),
    releaseFromQuarantine: (id) => releaseFromQuarantine(database, id, now(), mailDomain),
    claimReport: (leaseMs) => claimReport(database, now(), leaseMs, mailDomain),
    markReportSent: (report) => markReportSent(database, report, now()),
    releaseReport: (report) => releaseReport(database, report),
    forgetOld: () => forgetOld(database, now()),
    findPerson: (person) => findPerson(database, person),
    deleteEnquiries: (ids) => deleteEnquiries(database.db, ids),
    health: () => health(now()),
    async close() {
      await commits.drained()
      await database.db.destroy()
    },
  }
}

function rowOf({ kind, answers, suspicion = { points: 0, signs: [] } }: NewEnquiry, receivedAt: number): EnquiryRow {
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
    quarantined_at: suspicion.points >= quarantineFrom ? receivedAt : null,
    suspicion: suspicion.points,
    suspected_for: suspicion.signs.join(', ') || null,
  }
}
