import type { Transaction } from 'kysely'
import { quickNoteIn } from '../../desk/actions/note.ts'
import { zone } from '../../workshop/dates.ts'
import type { ActionRow, Tables } from './tables.ts'

/**
 * Has an enquiry's `call_back_at` say what follows from its actions. Called in the transaction of each, so that an undone call isn't made,
 * and an undone "Called" asks for one again.
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

/** `isPrompt`: a visit that doesn't take place asks for it, nobody has chosen the time. */
type Wanted = { at: number; isPrompt: boolean } | undefined

/** Returns when to call after these actions, in milliseconds since 1970. */
function callBackOf(actions: readonly Acted[]): number | null {
  const undone = new Set(actions.map(({ undoes }) => undoes))
  const wanted = actions.filter(({ id }) => !undone.has(id)).reduce<Wanted>(callBackAfter, undefined)
  return wanted?.at ?? null
}

/**
 * A reply or the note "Called" is the contact that was wanted; "Left a message" isn't. Once the car is booked or the enquiry is closed, there is
 * nothing left to call about. A visit that doesn't take place needs somebody at once: to book it again, or to close it.
 */
function callBackAfter(wanted: Wanted, { kind, text, at }: Acted): Wanted {
  if (kind === 'call-back') return text ? { at: momentOf(text), isPrompt: false } : undefined
  if (kind === 'cancel' || (kind === 'visit' && text === 'no-show')) return { at, isPrompt: true }
  const isOver =
    kind === 'reply' ||
    kind === 'appointment' ||
    (kind === 'note' && quickNoteIn(text ?? '')?.quick === 'Called') ||
    (kind === 'state' && (text === 'done' || text === 'declined')) ||
    (kind === 'visit' && (text === 'collected' || wanted?.isPrompt))
  return isOver ? undefined : wanted
}

function momentOf(text: string): number {
  return Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds
}
