import type { Transaction } from 'kysely'
import { zone } from '../../workshop/dates.ts'
import type { ActionRow, Tables } from './tables.ts'

/**
 * Has an enquiry's `call_back_at` say what follows from its actions. Called in the transaction of each, so that an undone call isn't made,
 * and an undone "Called" asks for one again.
 */
export async function updateCallBack(trx: Transaction<Tables>, enquiryId: string): Promise<void> {
  const actions = await trx
    .selectFrom('action')
    .select(['id', 'kind', 'text', 'undoes'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('version')
    .execute()
  await trx
    .updateTable('enquiry')
    .set({ call_back_at: callBackOf(actions) })
    .where('id', '=', enquiryId)
    .execute()
}

type Acted = Pick<ActionRow, 'id' | 'kind' | 'text' | 'undoes'>

/** Returns when to call after these actions, in milliseconds since 1970. */
function callBackOf(actions: readonly Acted[]): number | null {
  const undone = new Set(actions.map(({ undoes }) => undoes))
  return actions.filter(({ id }) => !undone.has(id)).reduce(callBackAfter, null)
}

/** A reply or the note "Called" is the contact that was wanted. "Left a message" isn't. */
function callBackAfter(at: number | null, { kind, text }: Acted): number | null {
  if (kind === 'call-back') return text ? Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds : null
  return kind === 'reply' || (kind === 'note' && /^Called(?:: |$)/.test(text ?? '')) ? null : at
}
