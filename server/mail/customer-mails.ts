import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

const hour = 3_600_000

/**
 * Returns whether an account may cause another email to a customer. Reminders, which nobody writes, and withdrawn emails don't count. Locks
 * the account, so that actions at the same moment count each other; in SQLite, they have waited already.
 */
export async function mayMailCustomer(
  trx: Transaction<Tables>,
  staff: string,
  { now, hasRowLocks, mailsPerHour }: { now: number; hasRowLocks: boolean; mailsPerHour: number },
): Promise<boolean> {
  const account = trx.selectFrom('staff').select('id').where('id', '=', staff)
  await (hasRowLocks ? account.forNoKeyUpdate() : account).execute()
  const { mails } = await trx
    .selectFrom('action')
    .innerJoin('outbox', 'outbox.action_id', 'action.id')
    .select((eb) => eb.fn.countAll<number>().as('mails'))
    .where('action.at', '>', now - hour)
    .where('action.staff_id', '=', staff)
    .where('outbox.recipient', '=', 'visitor')
    .where('outbox.kind', '!=', 'reminder')
    .where('outbox.state', '!=', 'withdrawn')
    .executeTakeFirstOrThrow()
  return mails < mailsPerHour
}
