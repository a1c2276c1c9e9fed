import type { Kysely } from 'kysely'
import { enquiries } from '../../enquiries/enquiries.ts'
import type { Database } from './database.ts'
import { repeatWindow } from './keep-enquiries.ts'
import { countedFor } from './limits.ts'
import type { Tables } from './tables.ts'

/** How long something waits in quarantine, in days. */
export const daysInQuarantine = 30

/** What was deleted. `mails`: the ids of the mails that went with their enquiries. */
export type Forgotten = { enquiries: number; mails: string[] }

/** Deletes whatever need not be kept any longer. */
export async function forgetOld({ db }: Database, now: number): Promise<Forgotten> {
  const endOfQuarantine = now - daysInQuarantine * 86_400_000
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
    db,
    old.map(({ id }) => id),
  )
  await db
    .deleteFrom('recent_enquiry')
    .where('received_at', '<=', now - repeatWindow)
    .execute()
  await db
    .deleteFrom('sender')
    .where('since', '<=', now - countedFor)
    .execute()
  await db.deleteFrom('quarantine_report').where('until', '<=', endOfQuarantine).execute()
  return forgotten
}

/** Deletes enquiries with everything that hangs on them. */
export async function deleteEnquiries(db: Kysely<Tables>, ids: readonly string[]): Promise<Forgotten> {
  const forgotten: Forgotten = { enquiries: 0, mails: [] }
  // Databases take a limited number of parameters.
  for (let start = 0; start < ids.length; start += 500) {
    const some = ids.slice(start, start + 500)
    await db.transaction().execute(async (trx) => {
      const mails = await trx.deleteFrom('mail').where('enquiry_id', 'in', some).returning('id').execute()
      const enquiries = await trx.deleteFrom('enquiry').where('id', 'in', some).returning('id').execute()
      forgotten.mails.push(...mails.map(({ id }) => id))
      forgotten.enquiries += enquiries.length
    })
  }
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
