import type { Transaction } from 'kysely'
import { quickNoteIn } from '../../domain/actions/note.ts'
import { isEnquiryClosed } from '../../domain/enquiries/state.ts'
import { instantOf } from '../../domain/opening-hours/dates.ts'
import type { ActionRow, Tables } from '../database/tables.ts'

/**
 * Derives an enquiry's `call_back_at` from its actions. Called in each action's transaction, so that undoing a callback clears it, and
 * undoing "Called" restores it.
 */
export async function updateCallBack(trx: Transaction<Tables>, enquiryId: string): Promise<void> {
  const actions = await trx
    .selectFrom('action')
    .select(['id', 'kind', 'text', 'undoes', 'at'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('version')
    .execute()
  await trx
    .updateTable('enquiry')
    .set({ call_back_at: callBackOf(actions) })
    .where('id', '=', enquiryId)
    .execute()
}

type Acted = Pick<ActionRow, 'id' | 'kind' | 'text' | 'undoes' | 'at'>

/** `isRebookPrompt`: due because an appointment was cancelled or missed, not because staff chose the time. */
type Wanted = { at: number; isRebookPrompt: boolean } | undefined

/** Returns when to call after these actions, in milliseconds since 1970. */
function callBackOf(actions: readonly Acted[]): number | null {
  const undone = new Set(actions.map(({ undoes }) => undoes))
  const wanted = actions.filter(({ id }) => !undone.has(id)).reduce<Wanted>(callBackAfter, undefined)
  return wanted?.at ?? null
}

/**
 * A reply or the note "Called" fulfils a callback; "Left a message" doesn't. Booking the car or closing the enquiry ends it, too. An appointment that
 * is cancelled or missed needs attention at once: rebook it or close it.
 */
function callBackAfter(wanted: Wanted, { kind, text, at }: Acted): Wanted {
  if (kind === 'call-back') return text ? { at: instantOf(text), isRebookPrompt: false } : undefined
  if (kind === 'cancel' || (kind === 'appointment-state' && text === 'no-show')) return { at, isRebookPrompt: true }
  const isOver =
    kind === 'reply' ||
    kind === 'book' ||
    (kind === 'note' && quickNoteIn(text ?? '')?.quick === 'Called') ||
    (kind === 'state' && isEnquiryClosed(text)) ||
    (kind === 'appointment-state' && (text === 'collected' || wanted?.isRebookPrompt))
  return isOver ? undefined : wanted
}
