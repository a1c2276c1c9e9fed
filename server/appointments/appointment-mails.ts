import type { Transaction } from 'kysely'
import { forUpdate } from '../database/database.ts'
import type { OutboxRow, Tables } from '../database/tables.ts'
import { mayHaveBeenSent } from '../mail/stored-mails.ts'

/** Kinds of email whose file puts the appointment into a calendar, and that take it out again. */
const putting: readonly string[] = ['invitation', 'update']
export const taking: readonly string[] = ['cancellation', 'other-address']

type AppointmentMail = Pick<OutboxRow, 'id' | 'kind' | 'state' | 'unanswered' | 'leased_until' | 'sent_to'>

/** Returns an appointment's emails. They are locked, so that no server claims one before the end of this transaction. */
export async function lockAppointmentMails(
  trx: Transaction<Tables>,
  appointmentId: string,
  hasRowLocks: boolean,
): Promise<AppointmentMail[]> {
  const mails = trx
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'unanswered', 'leased_until', 'sent_to'])
    .where('appointment_id', '=', appointmentId)
    .orderBy('id')
  return await forUpdate(hasRowLocks, mails).execute()
}

/** Whether a kind of email puts an appointment into a calendar. */
export function isInvitation(kind: string | undefined): boolean {
  return kind !== undefined && putting.includes(kind)
}

/** Returns the addresses whose calendar may show the appointment. */
export function invitedAddresses(mails: readonly AppointmentMail[]): string[] {
  const invited = new Set<string>()
  for (const mail of mails) {
    if (mail.sent_to === null) continue
    if (isInvitation(mail.kind) && mayHaveBeenSent(mail)) invited.add(mail.sent_to)
    if (taking.includes(mail.kind) && mail.state !== 'withdrawn') invited.delete(mail.sent_to)
  }
  return [...invited]
}

/**
 * Withdraws the emails that haven't been sent, so that the customer gets only the newest. Returns their ids.
 * @param which 'all', or the reminder alone
 * @param email the enquiry's from now on: nothing more is tried at another one, except to take the appointment out of its calendar
 */
export async function withdrawUnsent(
  trx: Transaction<Tables>,
  mails: readonly AppointmentMail[],
  which: 'all' | 'reminder',
  email: string,
): Promise<string[]> {
  const isPast = (mail: AppointmentMail) => mayHaveBeenSent(mail) && (mail.leased_until !== null || mail.sent_to === email)
  const unsent = mails.filter(
    (mail) => mail.state === 'due' && mail.kind !== 'other-address' && !isPast(mail) && (which === 'all' || mail.kind === 'reminder'),
  )
  const ids = unsent.map(({ id }) => id)
  if (ids.length > 0) await trx.updateTable('outbox').set({ state: 'withdrawn' }).where('id', 'in', ids).execute()
  return ids
}
