import type { KnownPlate, NewJobResult } from '../../desk/actions/desk.ts'
import type { NewJobAnswers } from '../../desk/actions/new-job.ts'
import { findAction, recordAction } from './actions.ts'
import type { Database } from './database.ts'
import { rowOf } from './entry-of.ts'
import { enqueueMails } from './outbox.ts'
import { insertEnquiries } from './reference.ts'
import { normalisers } from './search-keys.ts'
import { heldFor } from './timeline.ts'

/**
 * Stores a job that staff wrote down, as an enquiry and the action that made it. One id is one action: a repeat resolves to the first one's
 * success. Of two at once, the database refuses the second action, and the retry finds the first.
 * @param decide validates what was sent
 */
export async function addJob(
  { db }: Database,
  stamp: { id: string; staff: string },
  decide: () => { answers: NewJobAnswers } | (NewJobResult & { outcome: 'refused' }),
  { now, mailDomain }: { now: number; mailDomain: string },
): Promise<NewJobResult> {
  return await db.transaction().execute(async (trx) => {
    const first = await findAction(trx, stamp.id)
    if (first) return first.kind === 'job' ? { outcome: 'done', action: first.id, enquiry: first.enquiry_id } : { outcome: 'missing' }
    const decided = decide()
    if ('outcome' in decided) return decided
    const { confirm, ...answers } = decided.answers
    // Undone, it is declined. A job that was written down is new; see `stateAfter`.
    const row = { ...rowOf({ kind: 'booking', answers }, now), source: 'desk', state: 'declined' } as const
    await insertEnquiries(trx, [row])
    const action = { id: stamp.id, staff_id: stamp.staff, kind: 'job', text: null, appointment_id: null, undoes: null, at: now } as const
    await recordAction(trx, row, action, 'new')
    if (confirm) {
      const mail = { kind: 'confirmation', recipient: 'visitor', enquiryId: row.id, onceKey: `confirmation:${row.id}` } as const
      await enqueueMails(trx, [{ ...mail, actionId: stamp.id, dueAt: now + heldFor }], now, mailDomain)
    }
    return { outcome: 'done', action: stamp.id, enquiry: row.id }
  })
}

/** Returns who came with a plate last. */
export async function findKnownPlate({ db }: Database, plate: string): Promise<KnownPlate | undefined> {
  const key = normalisers.plate(plate)
  if (key === '') return undefined
  const row = await db
    .selectFrom('enquiry')
    .select(['name', 'phone', 'received_at'])
    .where('plate_key', '=', key)
    .where('quarantined_at', 'is', null)
    .orderBy('received_at', 'desc')
    .executeTakeFirst()
  return row && { name: row.name ?? '', phone: row.phone ?? '', receivedAt: row.received_at }
}
