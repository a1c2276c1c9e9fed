import { sql } from 'kysely'
import type { Store } from '../database/store.ts'
import { needsAttention } from './unreached.ts'

const takesOut = sql`outbox.kind in ('cancellation', 'other-address')`

/** Whether its address may still change: it hasn't reached the one where it was tried, and doesn't take an appointment out of that one's calendar. */
export const canMove = sql<boolean>`(outbox.recipient = 'visitor' and not ${takesOut} and outbox.unanswered = 0 and outbox.leased_until is null)`

const emailNow = sql`(select enquiry.email from enquiry where enquiry.id = outbox.enquiry_id)`

/** The visitor's address that an email goes to when it is sent again; null for the workshop's. */
export const goesTo = sql<string | null>`case when outbox.recipient <> 'visitor' then null
  when ${canMove} then ${emailNow} else coalesce(outbox.sent_to, ${emailNow}) end`

/** Whether a newer email has told the customer of the appointment's time since, or the appointment was cancelled without one. */
export const isOutdated = sql<boolean>`(exists (select 1 from outbox as later where later.appointment_id = outbox.appointment_id
    and later.version > outbox.version and later.state <> 'withdrawn')
  or not ${takesOut} and exists (select 1 from appointment where appointment.id = outbox.appointment_id and appointment.state = 'cancelled'))`

/** Makes a due or failed email due now. Resolves to false when there is none with this id, it is outdated, or it has no address any more. */
export async function retryMail(store: Pick<Store, 'db' | 'now'>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await retry(store).where('id', '=', id).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Makes all failed emails due on whose enquiry nobody has acted since. Returns how many. */
export async function retryUnreached(store: Pick<Store, 'db' | 'now'>): Promise<number> {
  const { numUpdatedRows } = await retry(store).where(needsAttention).executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

function retry({ db, now }: Pick<Store, 'db' | 'now'>) {
  return db
    .updateTable('outbox')
    .set((eb) => ({
      state: 'due',
      due_at: now(),
      sent_to: eb.case().when(canMove).then(null).else(eb.ref('sent_to')).end(),
      // Counts one unanswered try, because the customer may already have it.
      unanswered: eb.case().when('unanswered', '>', 0).then(1).else(0).end(),
    }))
    .where('state', 'in', ['due', 'failed'])
    .where(({ not }) => not(isOutdated))
    .where(sql<boolean>`(outbox.recipient = 'workshop' or ${goesTo} is not null)`)
}
