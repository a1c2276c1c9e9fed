import type { Transaction } from 'kysely'
import type { FormStamp, UndoResult } from '../../domain/desk.ts'
import type { EnquiryState } from '../../domain/enquiries/state.ts'
import { isUuid } from '../../domain/form.ts'
import { enabledStaff } from '../accounts/as-owner.ts'
import { type ActionRecord, restoreAppointment } from '../appointments/appointments.ts'
import { forUpdate } from '../database/database.ts'
import type { Store } from '../database/store.ts'
import type { ActionRow, Tables } from '../database/tables.ts'
import { answersOf, mayHaveBeenSent } from '../mail/stored-mails.ts'
import { findAction, lockEnquiry, recordAction, stateAfter } from './act.ts'
import { changeDetails } from './details.ts'
import { heldFor, isLastAction, mailOf, undoUntil } from './timeline.ts'

/**
 * Undoes the last action on an enquiry, unless one of its emails may have been sent: withdraws them, cancels or restores the appointment,
 * restores emails that the action withdrew and details that it changed, and sets the state that follows from the other actions. A new job is
 * deleted. An action is undone once; a repeat resolves to the first one's success.
 */
export async function undoAction({ db, clock, hasRowLocks, ...store }: Store, id: string, stamp: FormStamp): Promise<UndoResult> {
  if (!isUuid(id) || !isUuid(stamp.id)) return { outcome: 'missing' }
  const now = store.now()
  return await db.transaction().execute(async (trx) => {
    const found = await findAction(trx, id)
    const row = found && (await lockEnquiry(trx, found.enquiry_id, hasRowLocks))
    if (!row) return { outcome: 'missing' }
    const enquiry = row.id
    const actions = await trx.selectFrom('action').selectAll().where('enquiry_id', '=', enquiry).orderBy('version').execute()
    const already = actions.find(({ undoes }) => undoes === id)
    if (already) return { outcome: 'done', action: already.id, enquiry }
    if (await findAction(trx, stamp.id)) return { outcome: 'missing' }
    // Disabled after the request had begun.
    if (!(await enabledStaff(trx, stamp.staff).executeTakeFirst())) return { outcome: 'missing' }

    const mails = trx.selectFrom('outbox').selectAll().where('action_id', '=', id)
    // Locked, so that no server can claim them now.
    const own = await forUpdate(hasRowLocks, mails).execute()
    if (undoUntil(found, mailOf(own, id), now, isLastAction(actions, found)) === undefined) return { outcome: 'too late', enquiry }
    // Even if only the reminder has been sent, which takes a wrong clock: the appointment must stay as the customer knows it.
    if (own.some(mayHaveBeenSent)) return { outcome: 'too late', enquiry }
    if (found.kind === 'job') {
      await trx.deleteFrom('outbox').where('enquiry_id', '=', enquiry).execute()
      await trx.deleteFrom('enquiry').where('id', '=', enquiry).execute()
      return { outcome: 'removed', answers: answersOf(row) }
    }
    const { appointment, withdrawn = [], details } = JSON.parse(found.before) as ActionRecord
    if (appointment && found.appointment_id) {
      const isFree = await restoreAppointment(trx, found.appointment_id, appointment, {
        since: found.at,
        now,
        facts: store.facts(),
        hasRowLocks,
      })
      if (!isFree) return { outcome: 'too late', enquiry }
    } else if (found.appointment_id)
      await trx.updateTable('appointment').set({ state: 'cancelled' }).where('id', '=', found.appointment_id).execute()
    if (details) await changeDetails(trx, { clock }, row, details)
    const ids = own.map((mail) => mail.id)
    if (ids.length > 0) await trx.updateTable('outbox').set({ state: 'withdrawn' }).where('id', 'in', ids).execute()
    await restoreMails(trx, withdrawn, now)
    const action = { id: stamp.id, staff_id: stamp.staff, kind: 'undo', text: null, appointment_id: null, undoes: id, at: now } as const
    await recordAction(trx, row, action, stateWithout(actions, id))
    return { outcome: 'done', action: stamp.id, enquiry }
  })
}

/** Makes withdrawn emails due again. They are held, because the next step may be to undo the action that sent them. */
async function restoreMails(trx: Transaction<Tables>, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  const until = now + heldFor
  await trx
    .updateTable('outbox')
    .set((eb) => ({ state: 'due', due_at: eb.case().when('due_at', '<', until).then(until).else(eb.ref('due_at')).end() }))
    .where('id', 'in', ids)
    .where('state', '=', 'withdrawn')
    .execute()
}

/** Returns the state that follows from an enquiry's actions, without undone ones and this one. */
function stateWithout(actions: readonly ActionRow[], id: string): EnquiryState {
  const undone = new Set([id, ...actions.map(({ undoes }) => undoes)])
  const { state: first } = JSON.parse(actions[0]?.before ?? '{}') as { state: EnquiryState }
  return actions.filter((action) => !undone.has(action.id)).reduce(stateAfter, first)
}
