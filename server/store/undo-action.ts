import type { EnquiryState, UndoResult } from '../../desk/actions/desk.ts'
import { findAction, lockEnquiry, recordAction, stateAfter } from './actions.ts'
import type { Database } from './database.ts'
import type { ActionRow } from './tables.ts'
import { undoUntil } from './timeline.ts'

/**
 * Undoes an action: withdraws its mail unless a server has claimed it, cancels its appointment, and sets the state that the enquiry would have
 * without it. An action is undone once; a repeat resolves to the first one's success.
 * @param now milliseconds since 1970
 */
export async function undoAction(
  { db, skipsLockedRows }: Database,
  id: string,
  stamp: { id: string; staff: string },
  now: number,
): Promise<UndoResult> {
  return await db.transaction().execute(async (trx) => {
    const found = await findAction(trx, id)
    const row = found && (await lockEnquiry(trx, found.enquiry_id, skipsLockedRows))
    if (!row) return { outcome: 'missing' }
    const enquiry = row.id
    const actions = await trx.selectFrom('action').selectAll().where('enquiry_id', '=', enquiry).orderBy('version').execute()
    const already = actions.find(({ undoes }) => undoes === id)
    if (already) return { outcome: 'done', action: already.id, enquiry }
    if (await findAction(trx, stamp.id)) return { outcome: 'missing' }

    const mails = trx.selectFrom('outbox').selectAll().where('action_id', '=', id)
    // Locked, so that no server can claim it now.
    const mail = await (skipsLockedRows ? mails.forUpdate() : mails).executeTakeFirst()
    if (undoUntil(found, mail, now) === undefined) return { outcome: 'too late', enquiry }
    if (mail) await trx.updateTable('outbox').set({ state: 'withdrawn' }).where('id', '=', mail.id).execute()
    if (found.appointment_id)
      await trx.updateTable('appointment').set({ state: 'cancelled' }).where('id', '=', found.appointment_id).execute()
    const action = { id: stamp.id, staff_id: stamp.staff, kind: 'undo', text: null, appointment_id: null, undoes: id, at: now } as const
    await recordAction(trx, row, action, stateWithout(actions, id))
    return { outcome: 'done', action: stamp.id, enquiry }
  })
}

/** Returns the state that follows from an enquiry's actions without those that are undone, and without this one. */
function stateWithout(actions: readonly ActionRow[], id: string): EnquiryState {
  const undone = new Set([id, ...actions.map(({ undoes }) => undoes)])
  const { state: first } = JSON.parse(actions[0]?.before ?? '{}') as { state: EnquiryState }
  return actions.filter((action) => !undone.has(action.id)).reduce(stateAfter, first)
}
