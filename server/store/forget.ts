import { enquiries } from '../../enquiries/enquiries.ts'
import type { Database } from './database.ts'
import { repeatWindow } from './keep-enquiries.ts'
import { countedFor } from './limits.ts'
import type { Forgotten } from './types.ts'

const day = 86_400_000

/** How long something waits in quarantine, in days. */
export const daysInQuarantine = 30

/** How long an erasure is remembered, in days: longer than any backup that it may have to be applied to again. */
const daysOfErasures = 400

/** Deletes everything that need not be kept any longer. */
export async function forgetOld(database: Database, now: number): Promise<Forgotten> {
  const { db } = database
  const endOfQuarantine = now - daysInQuarantine * day
  const old = await db
    .selectFrom('enquiry')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('quarantined_at', '<=', endOfQuarantine),
        ...Object.values(enquiries).map(({ kind, monthsKept }) =>
          eb.and([eb('kind', '=', kind), eb('received_at', '<=', monthsBefore(now, monthsKept))]),
        ),
      ]),
    )
    .execute()
  const forgotten = await deleteEnquiries(
    database,
    old.map(({ id }) => id),
  )
  await db
    .deleteFrom('recent_enquiry')
    .where('received_at', '<=', now - repeatWindow)
    .where('keyed', '=', 0)
    .execute()
  await db
    .deleteFrom('sender')
    .where('since', '<=', now - countedFor)
    .execute()
  await db.deleteFrom('quarantine_report').where('until', '<=', endOfQuarantine).execute()
  // Mails about an enquiry go with it; the others hold nothing that is worth keeping for longer.
  await db
    .deleteFrom('outbox')
    .where('enquiry_id', 'is', null)
    .where('state', '<>', 'due')
    .where('created_at', '<=', endOfQuarantine)
    .execute()
  await db
    .deleteFrom('erasure')
    .where('erased_at', '<=', now - daysOfErasures * day)
    .execute()
  return forgotten
}

/**
 * Deletes enquiries with everything that belongs to them.
 * @param erasedAt for a person's wish: remembers which, so that a restored backup can forget them again
 */
export async function deleteEnquiries(database: Database, ids: readonly string[], erasedAt?: number): Promise<Forgotten> {
  const forgotten: Forgotten = { enquiries: 0, mails: [], purged: true }
  // Databases take a limited number of parameters.
  for (let start = 0; start < ids.length; start += 500) {
    const some = ids.slice(start, start + 500)
    await database.db.transaction().execute(async (trx) => {
      for (const table of ['outbox', 'mail'] as const) {
        const mails = await trx.deleteFrom(table).where('enquiry_id', 'in', some).returning('id').execute()
        forgotten.mails.push(...mails.map(({ id }) => id))
      }
      const enquiries = await trx.deleteFrom('enquiry').where('id', 'in', some).returning('id').execute()
      forgotten.enquiries += enquiries.length
      if (erasedAt !== undefined && enquiries.length > 0) {
        await trx
          .insertInto('erasure')
          .values(enquiries.map(({ id }) => ({ enquiry_id: id, erased_at: erasedAt })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    })
  }
  // They are deleted whatever becomes of this, and the next deletion, an hour later at most, tries again.
  forgotten.purged = await database.purgeDeleted().catch(() => false)
  return forgotten
}

/** The same moment some months earlier, on the last day of a month that has no such day. */
export function monthsBefore(time: number, months: number): number {
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - months)
  // 31 February has become 3 March.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}
