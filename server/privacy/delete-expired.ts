import { activeAppointmentStates } from '../../domain/appointments/appointment-state.ts'
import { enquiries } from '../../domain/enquiries/enquiries.ts'
import { addDays, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { deleteExpiredInvites } from '../accounts/invites.ts'
import { deleteExpiredSessions } from '../accounts/sessions.ts'
import { longestWindow } from '../database/count.ts'
import type { Database } from '../database/database.ts'
import type { Store } from '../database/store.ts'
import type { Deletion } from '../database/types.ts'
import { duplicateWindow } from '../enquiries/save-enquiries.ts'

const day = 86_400_000

/** Days after which a quarantined enquiry is deleted. */
const daysInQuarantine = 30

/** Days for which an erasure is recorded: longer than any backup is kept, because a restore applies it again. */
const daysOfErasures = 400

/** Days for which notes on days and outages of bays are kept. */
const daysOfDays = 365

/** Deletes everything whose retention period is over. An enquiry with an appointment is kept until the car is ready. */
export async function deleteExpired(store: Store): Promise<Deletion> {
  const { db } = store
  const now = store.now()
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('appointment')
            .select('appointment.id')
            .whereRef('appointment.enquiry_id', '=', 'enquiry.id')
            .where('appointment.state', 'in', [...activeAppointmentStates])
            .where('ready_at', '>', now),
        ),
      ),
    )
    .execute()
  const deletion = await deleteEnquiries(
    store,
    old.map(({ id }) => id),
  )
  await db
    .deleteFrom('recent_enquiry')
    .where('received_at', '<=', now - duplicateWindow)
    .where('keyed', '=', 0)
    .execute()
  await db
    .deleteFrom('counter')
    .where('since', '<=', now - longestWindow)
    .execute()
  await db.deleteFrom('quarantine_report').where('until', '<=', endOfQuarantine).execute()
  // Emails about an enquiry are deleted with it; this deletes the others.
  await db
    .deleteFrom('outbox')
    .where('enquiry_id', 'is', null)
    .where('state', '<>', 'due')
    .where('created_at', '<=', endOfQuarantine)
    .execute()
  const { date: today } = wallClockAt(new Date(now))
  await db.deleteFrom('day').where('date', '<', today).execute()
  await db.deleteFrom('day_note').where('date', '<', addDays(today, -daysOfDays)).execute()
  await db
    .deleteFrom('outage')
    .where('ends_at', '<=', now - daysOfDays * day)
    .execute()
  await db
    .deleteFrom('erasure')
    .where('erased_at', '<=', now - daysOfErasures * day)
    .execute()
  await deleteExpiredSessions(db, now)
  await deleteExpiredInvites(db, now)
  return deletion
}

/** Deletes enquiries at a person's request, and records which, so that a restore can delete them again. */
export async function eraseEnquiries(store: Store, ids: readonly string[]): Promise<Deletion> {
  return await deleteEnquiries(store, ids, store.now())
}

/**
 * Deletes enquiries with their emails, actions and appointments.
 * @param erasedAt recorded for a person's request
 */
export async function deleteEnquiries(database: Database, ids: readonly string[], erasedAt?: number): Promise<Deletion> {
  const deletion: Deletion = { enquiries: 0, mails: [], purged: true }
  // Databases limit the number of parameters of a statement.
  for (let start = 0; start < ids.length; start += 500) {
    const some = ids.slice(start, start + 500)
    await database.db.transaction().execute(async (trx) => {
      const mails = await trx.deleteFrom('outbox').where('enquiry_id', 'in', some).returning('id').execute()
      deletion.mails.push(...mails.map(({ id }) => id))
      const enquiries = await trx.deleteFrom('enquiry').where('id', 'in', some).returning('id').execute()
      deletion.enquiries += enquiries.length
      if (erasedAt !== undefined && enquiries.length > 0) {
        await trx
          .insertInto('erasure')
          .values(enquiries.map(({ id }) => ({ enquiry_id: id, erased_at: erasedAt })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    })
  }
  // The rows are deleted even if this fails; the next cleanup, at most an hour later, tries again.
  deletion.purged = await database.purgeDeleted().catch(() => false)
  return deletion
}

/** Returns the same time of day some months earlier, on the last day of the month where it has no such day. */
export function monthsBefore(time: number, months: number): number {
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - months)
  // 31 February has become 3 March.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}
