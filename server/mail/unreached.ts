import { type Kysely, sql } from 'kysely'
import type { Unreached } from '../../domain/desk.ts'
import { notUndone } from '../database/not-undone.ts'
import type { Tables } from '../database/tables.ts'

/** Maximum number of customers to list, and of emails to count them from. */
const limit = 20
const mailLimit = 1000

/**
 * A condition on `outbox`: an email to the customer couldn't be sent, and nobody has acted on its enquiry since the last try. Anyone who acts on the enquiry has seen
 * the notice there. Taking it, or marking it as urgent, is only a promise to do something.
 */
export const needsAttention = sql<boolean>`outbox.state = 'failed' and outbox.kind <> 'other-address' and not exists (
  select 1 from action where action.enquiry_id = outbox.enquiry_id and action.at >= outbox.due_at and action.kind not in ('undo', 'assign', 'urgent')
    and ${notUndone})`

/**
 * Returns the customers with such an email, each once, those who have waited longest first, and how many more there are. All such emails
 * have an enquiry: the others go to the workshop, and are never abandoned.
 */
export async function readUnreached(db: Kysely<Tables>): Promise<{ unreached: Unreached[]; moreUnreached: number }> {
  const mails = await db.selectFrom('outbox').select('enquiry_id').where(needsAttention).orderBy('created_at').limit(mailLimit).execute()
  const ids = [...new Set(mails.flatMap(({ enquiry_id }) => enquiry_id ?? []))]
  if (ids.length === 0) return { unreached: [], moreUnreached: 0 }
  const listed = ids.slice(0, limit)
  const rows = await db.selectFrom('enquiry').select(['id', 'plate', 'name']).where('id', 'in', listed).execute()
  const customers = new Map(rows.map(({ id, plate, name }) => [id, { id, plate: plate ?? undefined, name: name ?? '' }]))
  return { unreached: listed.flatMap((id) => customers.get(id) ?? []), moreUnreached: ids.length - listed.length }
}
