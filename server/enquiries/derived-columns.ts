import type { Transaction } from 'kysely'
import { callIn } from '../../domain/actions/call.ts'
import { isEnquiryClosed } from '../../domain/enquiries/state.ts'
import type { Instant } from '../../domain/instant.ts'
import { instantOf } from '../../domain/opening-hours/dates.ts'
import { latestAppointment, readAppointments } from '../appointments/appointments.ts'
import type { ActionRow, Tables } from '../database/tables.ts'

/**
 * Works out an enquiry's callback, who has it, whether it's urgent, and when its appointment starts. Called in each action's transaction, so that
 * undoing a callback clears it, and undoing a call restores it.
 */
export async function updateDerivedColumns(trx: Transaction<Tables>, enquiryId: string): Promise<void> {
  const actions = await trx
    .selectFrom('action')
    .select(['id', 'kind', 'text', 'undoes', 'at'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('version')
    .execute()
  const undone = new Set(actions.map(({ undoes }) => undoes))
  const standing = actions.filter(({ id }) => !undone.has(id))
  const appointment = latestAppointment(await readAppointments(trx, enquiryId))
  await trx
    .updateTable('enquiry')
    .set({
      call_back_at: standing.reduce<Wanted>(callBackAfter, undefined)?.at ?? null,
      assignee_id: standing.findLast(({ kind }) => kind === 'assign')?.text || null,
      urgent: standing.reduce(urgentAfter, false) ? 1 : 0,
      appointment_at: appointment?.startsAt ?? 0,
    })
    .where('id', '=', enquiryId)
    .execute()
}

type Acted = Pick<ActionRow, 'kind' | 'text' | 'at'>

/** `because`: an appointment was cancelled or missed, or the customer wrote back; staff chose any other time. */
type Wanted = { at: Instant; because?: 'rebook' | 'wrote back' } | undefined

/**
 * Returns when to call after an action. A reply, or reaching them by phone, fulfils a callback; leaving a message doesn't.
 * Booking the car or closing the enquiry ends it, too. An appointment that is cancelled or missed needs attention at once: rebook it or close it. So does
 * an answered enquiry to which the customer writes back.
 */
function callBackAfter(wanted: Wanted, { kind, text, at }: Acted): Wanted {
  if (kind === 'call-back') return text ? { at: instantOf(text) } : undefined
  if (kind === 'cancel' || (kind === 'appointment-state' && text === 'no-show')) return { at, because: 'rebook' }
  if (kind === 'wrote-back') return text ? { at, because: 'wrote back' } : wanted
  const isOver =
    kind === 'reply' ||
    kind === 'book' ||
    (kind === 'change' && wanted?.because === 'wrote back') ||
    (kind === 'call' && callIn(text ?? '').outcome === 'reached') ||
    isClosing({ kind, text }) ||
    (kind === 'appointment-state' && wanted?.because === 'rebook')
  return isOver ? undefined : wanted
}

function urgentAfter(urgent: boolean, action: Acted): boolean {
  if (action.kind === 'urgent') return action.text === 'yes'
  return urgent && !isClosing(action)
}

function isClosing({ kind, text }: Pick<Acted, 'kind' | 'text'>): boolean {
  return (kind === 'state' && isEnquiryClosed(text)) || (kind === 'appointment-state' && text === 'collected')
}
