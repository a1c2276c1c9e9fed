import { randomUUIDv7 } from 'node:crypto'
import { type Insertable, type Kysely, sql } from 'kysely'
import { enquiries } from '../../domain/enquiries/enquiries.ts'
import { isSample } from '../../domain/enquiries/sample.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Database } from '../database/database.ts'
import type { Store } from '../database/store.ts'
import type { EnquiryRow, OutboxRow, Tables } from '../database/tables.ts'
import type { StoredEnquiry } from '../database/types.ts'
import type { DueMail, NewMail } from './mail.ts'

/** Returns the outbox row of an email. `domain`: of its Message-ID. */
function outboxRow(mail: NewMail, now: number, domain: string): Insertable<OutboxRow> {
  const { kind, recipient, enquiryId, content, onceKey, actionId, sentTo, appointment, expiresAt, dueAt = now } = mail
  const id = randomUUIDv7()
  return {
    id,
    kind,
    recipient,
    enquiry_id: enquiryId ?? null,
    content: content ? JSON.stringify(content) : null,
    once_key: onceKey ?? null,
    message_id: `<${id}@${domain}>`,
    state: 'due',
    attempts: 0,
    unanswered: 0,
    due_at: dueAt,
    leased_until: null,
    last_error: null,
    created_at: now,
    sent_at: null,
    action_id: actionId ?? null,
    appointment_id: appointment?.id ?? null,
    version: appointment?.version ?? null,
    expires_at: expiresAt ?? null,
    sent_to: sentTo ?? null,
  }
}

/** Adds emails to the outbox in the caller's transaction. Skips those whose deduplication key exists, and any about sample enquiries. */
export async function enqueueMails(db: Kysely<Tables>, mails: readonly NewMail[], now: number, domain: string): Promise<void> {
  const real = mails.filter(({ enquiryId }) => !isSample(enquiryId ?? ''))
  if (real.length === 0) return
  await db
    .insertInto('outbox')
    .values(real.map((mail) => outboxRow(mail, now, domain)))
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .execute()
}

export async function enqueueMail({ db, now, mailDomain }: Store, mail: NewMail): Promise<void> {
  await enqueueMails(db, [mail], now(), mailDomain)
}

/**
 * Claims due emails for the length of the lease, oldest first. No two servers get the same email, and an email about an appointment waits until earlier
 * ones are sent, failed or withdrawn.
 * @param leaseMs milliseconds by the database's clock, for which no other server gets them
 */
export async function claimDueMails(store: Store, limit: number, leaseMs: number): Promise<DueMail[]> {
  await store.present(true)
  const { db, clock, hasRowLocks } = store
  const now = store.now()
  await withdrawExpired(store, now)
  const claimed = await db
    .with('claimable', (qb) => {
      const oldest = qb
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', sql.lit('due'))
        .where('due_at', '<=', now)
        .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', clock)]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox as earlier')
                .select('earlier.id')
                .whereRef('earlier.appointment_id', '=', 'outbox.appointment_id')
                .where('earlier.state', '=', sql.lit('due'))
                .where((eb) =>
                  eb.or([
                    eb('earlier.version', '<', eb.ref('outbox.version')),
                    // A reminder is written with its invitation.
                    eb.and([
                      eb('earlier.version', '=', eb.ref('outbox.version')),
                      eb('earlier.expires_at', 'is', null),
                      eb('outbox.expires_at', 'is not', null),
                    ]),
                    // Whatever may still put the appointment into a former address's calendar goes before what takes it out.
                    eb.and([
                      eb('outbox.kind', '=', sql.lit('other-address')),
                      eb('earlier.kind', '<>', sql.lit('other-address')),
                      eb('earlier.sent_to', '=', eb.ref('outbox.sent_to')),
                    ]),
                  ]),
                ),
            ),
          ),
        )
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
      return hasRowLocks ? oldest.forUpdate().skipLocked() : oldest
    })
    .updateTable('outbox')
    .set((eb) => ({
      leased_until: sql<number>`${clock} + ${sql.lit(leaseMs)}`,
      attempts: eb('attempts', '+', 1),
      sent_to: eb
        .case()
        .when('recipient', '=', 'visitor')
        .then(eb.fn.coalesce('sent_to', eb.selectFrom('enquiry').select('email').whereRef('enquiry.id', '=', 'outbox.enquiry_id')))
        .end(),
      // An expired lease means that a server was killed while it sent the email. It counts once, so that kills don't use up the email's tries.
      unanswered: eb
        .case()
        .when(eb.and([eb('leased_until', 'is not', null), eb('unanswered', '=', 0)]))
        .then(1)
        .else(eb.ref('unanswered'))
        .end(),
    }))
    .where('id', 'in', (qb) => qb.selectFrom('claimable').select('claimable.id'))
    .returningAll()
    .execute()

  // PostgreSQL returns updated rows in any order.
  claimed.sort((a, b) => a.due_at - b.due_at || (a.id < b.id ? -1 : 1))
  const ids = claimed.flatMap(({ enquiry_id }) => enquiry_id ?? [])
  const rows = ids.length === 0 ? [] : await db.selectFrom('enquiry').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, storedEnquiry(row)]))
  const sent = await sentAbout(store, ids)
  const appointments = await appointmentsOf(store, claimed)
  return claimed.flatMap((mail): DueMail[] => {
    const enquiry = mail.enquiry_id ? byId.get(mail.enquiry_id) : undefined
    // Its enquiry was deleted between the two queries.
    if (mail.enquiry_id && !enquiry) return []
    return [
      {
        id: mail.id,
        kind: mail.kind,
        recipient: mail.recipient,
        attempt: mail.attempts,
        unanswered: mail.unanswered,
        messageId: mail.message_id,
        createdAt: mail.created_at,
        enquiry,
        to: mail.sent_to ?? undefined,
        earlier: sent
          .filter(({ enquiry_id, recipient, id }) => enquiry_id === mail.enquiry_id && recipient === mail.recipient && id !== mail.id)
          .map(({ kind, message_id }) => ({ kind, messageId: message_id })),
        appointment: appointments.find(({ id }) => id === mail.appointment_id),
        content: mail.content === null ? undefined : JSON.parse(mail.content),
      },
    ]
  })
}

/** Returns the emails about these enquiries that were sent, in order. */
async function sentAbout({ db }: Database, enquiryIds: readonly string[]) {
  if (enquiryIds.length === 0) return []
  const sent = db.selectFrom('outbox').select(['id', 'enquiry_id', 'recipient', 'kind', 'message_id']).where('state', '=', 'sent')
  return await sent.where('enquiry_id', 'in', enquiryIds).orderBy('sent_at').orderBy('id').execute()
}

/** Returns the appointments that these emails are about. */
async function appointmentsOf({ db }: Database, mails: readonly OutboxRow[]) {
  const ids = mails.flatMap(({ appointment_id }) => appointment_id ?? [])
  if (ids.length === 0) return []
  return await db.selectFrom('appointment').select(['id', 'date', 'time', 'state']).where('id', 'in', ids).execute()
}

export async function markSent(store: Store, mail: DueMail): Promise<void> {
  await settleMail(store, mail, { state: 'sent', sent_at: store.now(), last_error: null })
}

/** For an email that there is no longer any reason to send. */
export async function markWithdrawn(store: Store, mail: DueMail): Promise<void> {
  await settleMail(store, mail, { state: 'withdrawn' })
}

/** `error`: a short class without personal data. */
export async function markRetry(store: Store, mail: DueMail, dueAt: Instant, error: string): Promise<void> {
  await settleMail(store, mail, { due_at: dueAt, last_error: error })
}

/** Like `markRetry`, when it isn't known whether the relay accepted the email. */
export async function markUnanswered(store: Store, mail: DueMail, dueAt: Instant, error: string): Promise<void> {
  await settleMail(store, mail, { due_at: dueAt, last_error: error, unanswered: mail.unanswered + 1 })
}

export async function markFailed(store: Store, mail: DueMail, error: string): Promise<void> {
  await settleMail(store, mail, { state: 'failed', last_error: error })
}

/** Returns a claimed email untried, for the next claim. */
export async function unclaimMail(store: Store, mail: DueMail): Promise<void> {
  await settleMail(store, mail, {})
}

/** Records the outcome of a claimed email. Does nothing if another server has claimed it since. */
async function settleMail({ db }: Database, mail: DueMail, change: Partial<OutboxRow>): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...change, leased_until: null })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempt)
    .where('state', '=', sql.lit('due'))
    .execute()
}

/**
 * Whether an email may have been sent: it was, a server is sending it or was killed while it did, or the relay never answered. One that the relay
 * refused or never received hasn't: staff can undo what sent it, and change or cancel an appointment as if it had never been written.
 */
export function mayHaveBeenSent({ state, unanswered, leased_until }: Pick<OutboxRow, 'state' | 'unanswered' | 'leased_until'>): boolean {
  return state === 'sent' || unanswered > 0 || leased_until !== null
}

/** Drops what would come too late. */
async function withdrawExpired({ db, clock }: Database, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'withdrawn' })
    .where('state', '=', sql.lit('due'))
    .where('expires_at', '<=', now)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', clock)]))
    .execute()
}

/** Returns due and failed emails, oldest first. */
export async function listMails({ db }: Database, limit: number): Promise<OutboxRow[]> {
  return await db
    .selectFrom('outbox')
    .selectAll()
    .where((eb) => eb.or([eb('state', '=', sql.lit('due')), eb('state', '=', sql.lit('failed'))]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Returns an enquiry's emails, oldest first. */
export async function mailsOf({ db }: Database, enquiryId: string): Promise<OutboxRow[]> {
  return await db.selectFrom('outbox').selectAll().where('enquiry_id', '=', enquiryId).orderBy('created_at').orderBy('id').execute()
}

export function storedEnquiry(row: EnquiryRow): StoredEnquiry {
  const { id, reference, kind, received_at, source, spam_signals } = row
  return { id, reference, kind, answers: answersOf(row), receivedAt: received_at, source, signals: spam_signals?.split(', ') ?? [] }
}

/** Returns the answers by field name; '' where there is none. */
export function answersOf(row: EnquiryRow): Record<string, string> {
  const names = Object.keys(enquiries[row.kind].fields) as (keyof EnquiryRow)[]
  return Object.fromEntries(names.map((name) => [name, String(row[name] ?? '')]))
}
