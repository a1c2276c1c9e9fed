import type { Transaction } from 'kysely'
import type { DetailName, Details } from '../../domain/actions/details.ts'
import { searchKeysOf } from '../../domain/enquiries/search-keys.ts'
import { taking } from '../appointments/appointment-mails.ts'
import type { Database } from '../database/database.ts'
import type { EnquiryRow, Tables } from '../database/tables.ts'

/**
 * Changes an enquiry's details and its search keys. An email goes to the address that the enquiry has when it is sent, unless it may have
 * reached the former one, or takes an appointment out of its calendar. When the address is removed, emails to the customer are withdrawn. Returns their ids.
 */
export async function changeDetails(
  trx: Transaction<Tables>,
  { clock }: Pick<Database, 'clock'>,
  row: EnquiryRow,
  details: Details,
): Promise<string[]> {
  const columns: Partial<Pick<EnquiryRow, DetailName>> = Object.fromEntries(
    Object.entries(details).map(([name, text]) => [name, text || null]),
  )
  await trx
    .updateTable('enquiry')
    .set({ ...columns, ...searchKeysOf({ ...row, ...columns }) })
    .where('id', '=', row.id)
    .execute()
  // The next search fills it in again.
  await trx.updateTable('find_text').set({ text: null }).where('enquiry_id', '=', row.id).execute()
  if (details.email === undefined) return []
  const unsent = trx.updateTable('outbox').where('enquiry_id', '=', row.id).where('recipient', '=', 'visitor').where('state', '=', 'due')
  // A waiting cancellation still goes to the address that got the invitation.
  await unsent
    .set((eb) => ({ sent_to: eb.fn.coalesce('sent_to', eb.val(row.email)) }))
    .where('kind', '=', 'cancellation')
    .execute()
  // Its own address again, so the appointment stays in its calendar.
  const back = await unsent
    .set({ state: 'withdrawn' })
    .where('kind', '=', 'other-address')
    .where((eb) => eb.fn('lower', ['sent_to']), '=', details.email.toLowerCase())
    .where('unanswered', '=', 0)
    .where('leased_until', 'is', null)
    .returning('id')
    .execute()
  const returned = back.map(({ id }) => id)
  const moving = unsent.where('kind', 'not in', taking)
  if (details.email !== '') {
    // An invitation that was on its way when the appointment was cancelled stays with its cancellation.
    const cancelled = trx.selectFrom('appointment').select('id').where('enquiry_id', '=', row.id).where('state', '=', 'cancelled')
    await moving
      .set({ sent_to: null })
      .where('unanswered', '=', 0)
      .where('leased_until', 'is', null)
      .where(({ eb, or }) => or([eb('appointment_id', 'is', null), eb('appointment_id', 'not in', cancelled)]))
      .execute()
    return returned
  }
  const withdrawn = await moving
    .set({ state: 'withdrawn' })
    // Except one that is being sent.
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', clock)]))
    .returning('id')
    .execute()
  return [...returned, ...withdrawn.map(({ id }) => id)]
}

/** Returns what these details of an enquiry say now. */
export function detailsNow(row: EnquiryRow, details: Details): Details {
  return Object.fromEntries((Object.keys(details) as DetailName[]).map((name) => [name, row[name] ?? '']))
}
