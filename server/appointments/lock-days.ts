import type { Transaction } from 'kysely'
import { addDays } from '../../domain/opening-hours/dates.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

/** Makes others who want a bay on these days wait for this transaction. Days are locked in order, which prevents deadlocks. SQLite has one writer anyway. */
export async function lockDays(
  trx: Transaction<Tables>,
  { hasRowLocks }: Pick<Database, 'hasRowLocks'>,
  first: string,
  last: string,
): Promise<void> {
  if (!hasRowLocks) return
  const days = [first]
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.push(day)
  await trx
    .insertInto('day')
    .values(days.map((date) => ({ date })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx.selectFrom('day').select('date').where('date', 'in', days).orderBy('date').forUpdate().execute()
}
