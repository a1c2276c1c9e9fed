import type { BookingTime } from '../../domain/appointments/appointment.ts'
import type {
  ActionKind,
  ActionResult,
  ActionStamp,
  Done,
  EnquiryCard,
  Inbox,
  KnownPlate,
  NewJobResult,
  UndoResult,
} from '../../domain/desk.ts'
import { bays as usualBays } from '../../workshop/bays.ts'
import { type StaffStore, staffStore } from '../accounts/staff-store.ts'
import { type EnquiryHistory, readEnquiryHistory } from '../alarms/enquiry-history.ts'
import { findBookingTime } from '../appointments/free-time.ts'
import { type AppointmentDetails, readAppointmentDetails, readStays, type Stay } from '../appointments/stays.ts'
import { type ActionSubject, type ActOptions, applyAction, type Decision } from '../enquiries/actions.ts'
import { readCard } from '../enquiries/enquiry-card.ts'
import { type Found, findEnquiries } from '../enquiries/find.ts'
import { findEnquiry } from '../enquiries/find-enquiry.ts'
import { type InboxQuery, readInbox } from '../enquiries/inbox.ts'
import { type Limits, OverLimit } from '../enquiries/limits.ts'
import { addJob, findKnownPlate, findSimilarPlates } from '../enquiries/new-job.ts'
import { prepareEnquiry } from '../enquiries/prepare-enquiry.ts'
import { enqueueReport, listQuarantine, releaseFromQuarantine } from '../enquiries/quarantine.ts'
import { saveEnquiries } from '../enquiries/save-enquiries.ts'
import { assignSearchKeys } from '../enquiries/search-keys.ts'
import { fillSearchTexts } from '../enquiries/search-text.ts'
import { findDone } from '../enquiries/timeline.ts'
import { undoAction } from '../enquiries/undo-action.ts'
import { usualMailsPerHour } from '../mail/customer-mails.ts'
import { claimDueMails, enqueueMails, listMails, mailsOf, retryMail, settleMail } from '../mail/stored-mails.ts'
import { deleteEnquiries, deleteExpired } from '../privacy/delete-expired.ts'
import { findPerson, type Person, type PersonalData } from '../privacy/personal-data.ts'
import { lastRun, recordRun } from '../scheduled-tasks/task-runs.ts'
import { type Changes, readChanges, readViewers, removeViewers, renewViewers, type Viewer } from '../staff-desk/changes.ts'
import { groupCommit, StoreUnavailable } from './group-commit.ts'
import { healthOf } from './health.ts'
import { keepToPresent } from './keep-to-present.ts'
import { type OpenOptions, openDatabase, type StoreLocation } from './open-database.ts'
import { retryOnce } from './retry-once.ts'
import type {
  Deletion,
  DueMail,
  Health,
  ListedMail,
  NewEnquiry,
  NewMail,
  PreparedEnquiry,
  Quarantined,
  SaveResult,
  StoredEnquiry,
  StoreError,
  TaskRun,
} from './types.ts'

/** What the desk's use cases for enquiries read and write. All reject with StoreUnavailable when the store can't be read or written. */
export type DeskStore = {
  /** A page of the inbox. */
  readInbox(page: InboxQuery): Promise<Inbox>
  readCard(id: string): Promise<EnquiryCard | undefined>
  /** See `findEnquiries` in server/enquiries/find.ts. */
  find(query: string): Promise<Found>
  /** See server/enquiries/new-job.ts. */
  addJob(stamp: { id: string; staff: string }, decide: Parameters<typeof addJob>[2]): Promise<NewJobResult>
  findKnownPlate(plate: string): Promise<KnownPlate | undefined>
  findSimilarPlates(plate: string): Promise<string[]>
  /** Appointments that aren't cancelled and overlap with these days, in order of start time. */
  readStays(from: string, days: number): Promise<Stay[]>
  readAppointmentDetails(enquiries: readonly string[]): Promise<Map<string, AppointmentDetails>>
  findBookingTime(enquiry: string): Promise<BookingTime | undefined>
  readChanges(): Promise<Changes>
  /** Names of other staff who have an enquiry open. */
  readViewers(enquiry: string, staff: string): Promise<string[]>
  /** See `applyAction` in server/enquiries/actions.ts. */
  applyAction(stamp: ActionStamp, kind: ActionKind, decide: (enquiry: ActionSubject) => Decision): Promise<ActionResult>
  undo(action: string, stamp: { id: string; staff: string }): Promise<UndoResult>
  findDone(action: string, staff: string): Promise<Done | undefined>
}

/** The server's interface to its database. */
export type Store = DeskStore & {
  /**
   * Stores an enquiry with its emails. Resolves once all are on the disk.
   * @throws OverLimit when its address is over the limit; nothing is stored
   * @throws StoreUnavailable after about eight seconds without success; nothing is stored
   */
  saveEnquiry(enquiry: NewEnquiry): Promise<SaveResult>
  /** Staff accounts, sessions and invites. */
  staff: StaffStore
  /** Records who has which enquiry open, until it is no longer renewed. */
  renewViewers(viewers: readonly Viewer[]): Promise<void>
  removeViewers(ids: readonly string[]): Promise<void>
  /** Finds an enquiry by its id, or by its reference in any notation. */
  findEnquiry(idOrReference: string): Promise<StoredEnquiry | undefined>

  /** Claims up to `limit` due emails; no other server gets them for `leaseMs` milliseconds. */
  claimDueMails(limit: number, leaseMs: number): Promise<DueMail[]>
  markSent(mail: DueMail): Promise<void>
  /** For an email that there is no longer any reason to send. */
  markWithdrawn(mail: DueMail): Promise<void>
  /** `dueAt`: milliseconds since 1970. `error`: a short class without personal data. */
  markRetry(mail: DueMail, dueAt: number, error: string): Promise<void>
  /** Like markRetry, when it isn't known whether the relay accepted the email. */
  markUnanswered(mail: DueMail, dueAt: number, error: string): Promise<void>
  markFailed(mail: DueMail, error: string): Promise<void>
  /** Returns a claimed email untried, for the next claim. */
  unclaim(mail: DueMail): Promise<void>
  enqueue(mail: NewMail): Promise<void>
  /** Up to `limit` due and failed emails, oldest first. */
  listMails(limit: number): Promise<ListedMail[]>
  mailsOf(enquiryId: string): Promise<ListedMail[]>
  /** Makes a due or failed email due now. Resolves to false when there is none with this id, or a newer one about the same appointment. */
  retryMail(id: string): Promise<boolean>

  /** Enquiries quarantined after `since` and up to `until`, oldest first. */
  listQuarantine(since?: number, until?: number): Promise<Quarantined[]>
  /** Releases an enquiry by its id or its reference, so that its emails are due. Resolves to false when it isn't in quarantine. */
  releaseFromQuarantine(idOrReference: string): Promise<boolean>
  /** Adds the quarantine report to the outbox if it is due. */
  enqueueReport(): Promise<void>

  /** Deletes everything whose retention period is over. */
  deleteExpired(): Promise<Deletion>
  findPerson(person: Person): Promise<PersonalData[]>
  /** Deletes enquiries at a person's request, and records which. */
  eraseEnquiries(ids: readonly string[]): Promise<Deletion>

  /** Completes what servers of the previous version have stored. */
  assignSearchKeys(): Promise<void>
  /** Adds to the search index what isn't in it yet. */
  fillSearchTexts(): Promise<void>

  recordRun(name: string, ranAt: number, outcome?: string): Promise<void>
  lastRun(name: string): Promise<TaskRun | undefined>
  /** When enquiries arrived, compared with previous weeks. */
  enquiryHistory(): Promise<EnquiryHistory>
  /** Resolves to false when the database's own check finds damage. */
  checkIntegrity(): Promise<boolean>
  /** Never rejects. */
  health(): Promise<Health>
  /** Waits for enquiries in progress, then closes. */
  close(): Promise<void>
}

export type StoreOptions = StoreLocation &
  OpenOptions & {
    /** The domain of the emails' Message-IDs. */
    mailDomain: string
    /** Absent without rate limiting. */
    limits?: Limits | undefined
    /** Milliseconds since 1970. */
    now?: () => number
    /** Milliseconds after which `saveEnquiry` gives up. */
    timeoutMs?: number
    /** Number of bays. Default: the workshop's. */
    bays?: number
    /** Emails to customers that one account may cause in an hour. Default: `usualMailsPerHour`. */
    mailsPerHour?: number | undefined
  }

/**
 * Opens the store and migrates its database.
 * @throws StoreDamaged, StoreIncomplete, NoStore, or why it can't be reached or written; the message names the setting
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { mailDomain, limits, now = Date.now, timeoutMs = 8000, bays = usualBays, mailsPerHour = usualMailsPerHour } = options
  const { database, key } = await openDatabase(options, options)

  const actOptions = (): ActOptions => ({ now: now(), mailDomain, bays, mailsPerHour })
  const present = keepToPresent(database, now)
  const reliably = async <T>(work: () => Promise<T>) => {
    await present()
    return await retryOnce(database, work)
  }
  let lastFailure: { error: StoreError; at: number } | undefined
  const health = healthOf(database, {
    tryToSave: () =>
      database.db.transaction().execute(async (trx) => {
        const enquiry = prepareEnquiry({ kind: 'contact', answers: { message: 'x'.repeat(5000) } }, key, now())
        // Without limits, so that trials don't count towards them.
        await saveEnquiries(trx, [{ ...enquiry, fingerprint: `trial ${enquiry.row.id}` }], { mailDomain })
        await trx.deleteFrom('enquiry').where('id', '=', enquiry.row.id).execute()
      }),
    lastFailure: () => lastFailure,
  })
  const commits = groupCommit<PreparedEnquiry, SaveResult | OverLimit>({
    async commit(entries, stillWanted) {
      await present()
      return await database.db.transaction().execute(async (trx) => {
        const result = await saveEnquiries(trx, entries, { mailDomain, limits })
        stillWanted()
        return result
      })
    },
    isEntryError: database.isRowError,
    onCommit(error) {
      lastFailure = error === undefined ? undefined : { error: database.errorOf(error), at: performance.now() }
    },
    maxBatch: 100,
    timeoutMs,
  })

  return {
    async saveEnquiry(enquiry) {
      const result = await commits.add(prepareEnquiry(enquiry, key, now())).catch((error) => {
        if (error instanceof StoreUnavailable && error.cause) error.code = database.errorOf(error.cause)
        throw error
      })
      if (result instanceof OverLimit) throw result
      return result
    },
    staff: staffStore(database, key, now, present),
    findEnquiry: (idOrReference) => findEnquiry(database, idOrReference),

    async claimDueMails(limit, leaseMs) {
      await present(true)
      return await claimDueMails(database, now(), limit, leaseMs)
    },
    markSent: (mail) => settleMail(database, mail, { state: 'sent', sent_at: now(), last_error: null }),
    markWithdrawn: (mail) => settleMail(database, mail, { state: 'withdrawn' }),
    markRetry: (mail, dueAt, error) => settleMail(database, mail, { due_at: dueAt, last_error: error }),
    markUnanswered: (mail, dueAt, error) =>
      settleMail(database, mail, { due_at: dueAt, last_error: error, unanswered: mail.unanswered + 1 }),
    markFailed: (mail, error) => settleMail(database, mail, { state: 'failed', last_error: error }),
    unclaim: (mail) => settleMail(database, mail, {}),
    enqueue: (mail) => enqueueMails(database.db, [mail], now(), mailDomain),
    listMails: (limit) => listMails(database, limit),
    mailsOf: (enquiryId) => mailsOf(database, enquiryId),
    retryMail: (id) => retryMail(database, id, now()),

    listQuarantine: (since, until) => listQuarantine(database, since, until),
    releaseFromQuarantine: (idOrReference) => releaseFromQuarantine(database, idOrReference, { now: now(), mailDomain, key, limits }),
    enqueueReport: () => enqueueReport(database, now(), mailDomain),

    deleteExpired: () => deleteExpired(database, now()),
    findPerson: (person) => findPerson(database, person),
    eraseEnquiries: (ids) => deleteEnquiries(database, ids, now()),

    readInbox: (page) => reliably(() => readInbox(database, page, now())),
    readCard: (id) => reliably(() => readCard(database, id, now())),
    addJob: (stamp, decide) => reliably(() => addJob(database, stamp, decide, actOptions())),
    findKnownPlate: (plate) => reliably(() => findKnownPlate(database, plate, now())),
    findSimilarPlates: (plate) => reliably(() => findSimilarPlates(database, plate)),
    find: (query) => reliably(() => findEnquiries(database, query, now())),
    readViewers: (enquiry, staff) => reliably(() => readViewers(database, enquiry, staff)),
    readStays: (from, days) => reliably(() => readStays(database, from, days, now())),
    readAppointmentDetails: (enquiries) => reliably(() => readAppointmentDetails(database, enquiries)),
    findBookingTime: (enquiry) => reliably(() => findBookingTime(database, enquiry, now(), bays)),
    readChanges: () => reliably(() => readChanges(database, now())),
    renewViewers: (viewers) => renewViewers(database, viewers),
    removeViewers: (ids) => removeViewers(database, ids),
    applyAction: (stamp, kind, decide) => reliably(() => applyAction(database, stamp, kind, decide, actOptions())),
    undo: (action, stamp) => reliably(() => undoAction(database, action, stamp, { now: now(), bays })),
    findDone: (action, staff) => reliably(() => findDone(database, action, staff, now())),
    assignSearchKeys: () => assignSearchKeys(database),
    fillSearchTexts: async () => void (await fillSearchTexts(database, Number.POSITIVE_INFINITY)),

    recordRun: (name, ranAt, outcome) => recordRun(database, name, ranAt, outcome),
    lastRun: (name) => lastRun(database, name),
    enquiryHistory: () => readEnquiryHistory(database, now()),
    checkIntegrity: () => database.checkIntegrity(),
    async health() {
      await present()
      return await health(now())
    },
    async close() {
      await commits.drained()
      await database.db.destroy()
    },
  }
}
