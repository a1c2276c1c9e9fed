import { type Kysely, sql, type Transaction } from 'kysely'
import type { StaffMember } from '../../domain/accounts/staff.ts'
import { isUuid } from '../../domain/form.ts'
import type { Listed, MailPage, MailPageResult, UnsentMail } from '../../domain/mail-page.ts'
import { asOwner } from '../accounts/as-owner.ts'
import type { Store } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'
import { canMove, goesTo, isOutdated, retryMail, retryUnreached } from '../mail/send-again.ts'
import { needsAttention } from '../mail/unreached.ts'
import { findEnquiry } from './find-enquiry.ts'
import { advertising, readHeldBack, release, setAdvertising } from './quarantine.ts'

/** Maximum number of emails, and of enquiries, in a list. */
const limit = 50

/** Returns the emails that haven't been sent, and the quarantine. */
export async function readMailPage({ db, now }: Store): Promise<MailPage> {
  const [failed, waiting, unreached, heldBack, marked] = await Promise.all([
    readUnsent(db, sql`outbox.state = 'failed'`),
    // Without those that are held so that they can be undone, and reminders that are to come.
    readUnsent(db, sql`outbox.state = 'due' and (outbox.attempts > 0 or outbox.due_at <= ${now()})`),
    countMails(db, needsAttention),
    readHeldBack(db, sql`state <> ${advertising}`, limit),
    readHeldBack(db, sql`state = ${advertising}`, limit),
  ])
  return { failed, waiting, unreached, heldBack, advertising: marked }
}

async function readUnsent(db: Kysely<Tables>, condition: ReturnType<typeof sql>): Promise<Listed<UnsentMail>> {
  const where = sql<boolean>`(${condition})`
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .select(['outbox.id', 'outbox.kind', 'recipient', 'outbox.state', 'enquiry_id', 'attempts', 'unanswered', 'leased_until', 'last_error'])
    .select(['created_at', 'due_at', 'plate', 'name'])
    .select([goesTo.as('to'), canMove.as('can_move'), isOutdated.as('is_outdated'), needsAttention.as('needs_attention')])
    .where(where)
    .orderBy('created_at', 'desc')
    .orderBy('outbox.id', 'desc')
    .limit(limit)
    .execute()
  const more = rows.length < limit ? 0 : (await countMails(db, where)) - rows.length
  return {
    listed: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      recipient: row.recipient,
      state: row.state === 'failed' ? 'failed' : 'due',
      to: row.to ?? undefined,
      canMove: Boolean(row.can_move),
      isOutdated: Boolean(row.is_outdated),
      enquiry: row.enquiry_id ? { id: row.enquiry_id, plate: row.plate ?? undefined, name: row.name ?? '' } : undefined,
      createdAt: row.created_at,
      dueAt: row.due_at,
      attempts: row.attempts,
      error: row.last_error ?? undefined,
      isSending: row.leased_until !== null,
      mayHaveArrived: row.unanswered > 0,
      needsAttention: Boolean(row.needs_attention),
    })),
    more,
  }
}

async function countMails(db: Kysely<Tables>, condition: typeof needsAttention): Promise<number> {
  const counted = db.selectFrom('outbox').select((eb) => eb.fn.countAll<number>().as('count'))
  const { count } = await counted.where(condition).executeTakeFirstOrThrow()
  return count
}

/** Sends an email again, to the address that its enquiry has now unless it may have reached another one. */
export async function sendAgain({ db, now }: Store, id: string, by: StaffMember): Promise<MailPageResult> {
  if (!isUuid(id)) return { outcome: 'missing' }
  return await changeAsOwner(db, by, async (trx) => {
    if (await retryMail({ db: trx, now }, id)) return 'done'
    return (await trx.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()) ? 'changed' : 'missing'
  })
}

/** Sends all failed emails again on whose enquiry nobody has acted since. */
export async function sendAllAgain({ db, now }: Store, by: StaffMember): Promise<MailPageResult> {
  return await changeAsOwner(db, by, async (trx) => ((await retryUnreached({ db: trx, now })) > 0 ? 'done' : 'changed'))
}

/** Releases an enquiry from quarantine. Repeats succeed. */
export async function releaseHeldBack(store: Store, id: string, by: StaffMember): Promise<MailPageResult> {
  const enquiry = isUuid(id) ? await findEnquiry(store, id) : undefined
  if (!enquiry) return { outcome: 'missing' }
  return await changeAsOwner(store.db, by, async (trx) => {
    await release(trx, store, enquiry)
    return 'done'
  })
}

/** Marks a quarantined enquiry as advertising, or takes that back. Refuses one that has been released. */
export async function markAdvertising({ db }: Store, id: string, isAdvertising: boolean, by: StaffMember): Promise<MailPageResult> {
  if (!isUuid(id)) return { outcome: 'missing' }
  return await changeAsOwner(db, by, async (trx) => {
    if (await setAdvertising(trx, id, isAdvertising)) return 'done'
    return (await trx.selectFrom('enquiry').select('id').where('id', '=', id).executeTakeFirst()) ? 'changed' : 'missing'
  })
}

type Work = (trx: Transaction<Tables>) => Promise<MailPageResult['outcome']>

/** Somebody whose account was just disabled finds out with their next request. */
async function changeAsOwner(db: Kysely<Tables>, by: StaffMember, work: Work): Promise<MailPageResult> {
  const result = await asOwner(db, by.id, work)
  return { outcome: typeof result === 'string' ? result : 'changed' }
}
