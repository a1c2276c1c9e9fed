import { type Kysely, sql } from 'kysely'
import type { Unreached } from '../../desk/actions/desk.ts'
import type { Tables } from './tables.ts'

/** Most mails to read. */
const limit = 20

/**
 * A condition on `outbox`: a mail couldn't be sent, and nobody has acted on its enquiry since the last try. Anyone who acts on the enquiry has seen
 * the notice there.
 */
export const isUnattended = sql<boolean>`outbox.state = 'failed' and not exists (
  select 1 from action where action.enquiry_id = outbox.enquiry_id and action.at >= outbox.due_at and action.kind <> 'undo'
    and not exists (select 1 from action as undoing where undoing.undoes = action.id))`

/** Returns the customers with an unattended mail, each once. */
export async function readUnreached(db: Kysely<Tables>): Promise<Unreached[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .select(['enquiry.id', 'enquiry.plate', 'enquiry.name'])
    .where(isUnattended)
    .limit(limit)
    .execute()
  const customers = rows.map(({ id, plate, name }): [string, Unreached] => [id, { id, plate: plate ?? undefined, name: name ?? '' }])
  return [...new Map(customers).values()]
}
