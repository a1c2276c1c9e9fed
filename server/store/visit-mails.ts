import type { Transaction } from 'kysely'
import { forUpdate } from './database.ts'
import { mayHaveBeenSent } from './outbox.ts'
import type { OutboxRow, Tables } from './tables.ts'

/** Kinds of email with a calendar file. The customer's calendar shows what the last of them says. */
const calendarKinds: readonly string[] = ['invitation', 'update', 'cancellation']

type VisitMail = Pick<OutboxRow, 'id' | 'kind' | 'state' | 'unanswered' | 'leased_until'>

/** Returns a visit's emails. They are locked, so that no server claims one before the end of this transaction. */
export async function lockVisitMails(trx: Transaction<Tables>, visitId: string, hasRowLocks: boolean): Promise<VisitMail[]> {
  await adoptInvitations(trx, visitId)
  const mails = trx
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'unanswered', 'leased_until'])
    .where('appointment_id', '=', visitId)
    .orderBy('id')
  return await forUpdate(hasRowLocks, mails).execute()
}

/** Whether the customer may have been notified of the visit. */
export function isCustomerNotified(mails: readonly VisitMail[]): boolean {
  return mails.some((mail) => calendarKinds.includes(mail.kind) && mayHaveBeenSent(mail))
}

/**
 * Withdraws the emails that haven't been sent, so that the customer gets only the newest. Returns their ids.
 * @param which 'all', or the reminder alone
 */
export async function withdrawUnsent(trx: Transaction<Tables>, mails: readonly VisitMail[], which: 'all' | 'reminder'): Promise<string[]> {
  const unsent = mails.filter((mail) => mail.state === 'due' && !mayHaveBeenSent(mail) && (which === 'all' || mail.kind === 'reminder'))
  const ids = unsent.map(({ id }) => id)
  if (ids.length > 0) await trx.updateTable('outbox').set({ state: 'withdrawn' }).where('id', 'in', ids).execute()
  return ids
}

/** Adds the visit and version to invitations that a server of the previous version wrote. */
async function adoptInvitations(trx: Transaction<Tables>, visitId: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set((eb) => ({
      appointment_id: visitId,
      version: eb.selectFrom('action').select('version').whereRef('action.id', '=', 'outbox.action_id'),
    }))
    .where('appointment_id', 'is', null)
    .where('action_id', 'in', (eb) => eb.selectFrom('action').select('id').where('appointment_id', '=', visitId))
    .execute()
}
