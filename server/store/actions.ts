import type { Kysely, Transaction } from 'kysely'
import type { ActionKind, ActionResult, ActionStamp, Appointment, EnquiryState, VisitState } from '../../desk/actions/desk.ts'
import type { Details } from '../../desk/actions/details.ts'
import { isClosed } from '../../desk/actions/state.ts'
import type { FieldErrors, Kind } from '../../enquiries/enquiry.ts'
import {
  type AgreedTime,
  type Before,
  bookVisit,
  latestAppointment,
  moveVisit,
  type NewVisit,
  readAppointments,
  setVisitState,
  snapshotOf,
} from './appointments.ts'
import { updateCallBack } from './call-backs.ts'
import type { Database } from './database.ts'
import { changeDetails, detailsNow } from './details.ts'
import { answersOf, enqueueMails } from './outbox.ts'
import type { ActionRow, EnquiryRow, Tables } from './tables.ts'
import { heldFor, timelineOf } from './timeline.ts'
import { isTold, lockVisitMails, withdrawUnsent } from './visit-mails.ts'

/**
 * What an action's rules get to see. `confirmation`: the Message-ID of the visitor's confirmation. `by`: the name of the person acting.
 * `told`: whether we may have told the customer about the appointment. `sequence`: the last that they may have been sent (RFC 5545).
 */
export type ActionSubject = {
  kind: Kind
  answers: Record<string, string>
  state: EnquiryState
  quarantined: boolean
  appointment?: (Appointment & { sequence: number }) | undefined
  told: boolean
  confirmation?: string | undefined
  by: string
}

/**
 * What an action does, besides changing the state (see `stateAfter`). `visit`: to be booked. `change`: another time of the visit. `visitState`:
 * of the enquiry's visit. `details`: those that change. `mail`: to the visitor. `reminder`: the same, with its own due and expiry times.
 */
type Effect = {
  text?: string | undefined
  visit?: NewVisit
  change?: NewVisit
  visitState?: VisitState
  details?: Details
  mail?: { kind: string; content: object } | undefined
  reminder?: { content: object; dueAt: number; expiresAt: number } | undefined
}

export type Decision = Effect | { fieldErrors: FieldErrors }

/** `now`: milliseconds since 1970. `mailDomain`: of the mails' Message-IDs. `bays`: see workshop/bays.ts. */
export type ActOptions = { now: number; mailDomain: string; bays: number }

/**
 * Carries out an action of staff: its row, the enquiry's next version and state, the appointment and the mail in one transaction.
 * A repeat with the same id resolves to the first one's success, whatever has happened since.
 */
export async function act(
  { db, clock, skipsLockedRows }: Database,
  stamp: ActionStamp,
  kind: ActionKind,
  decide: (enquiry: ActionSubject) => Decision,
  { now, mailDomain, bays }: ActOptions,
): Promise<ActionResult> {
  return await db.transaction().execute(async (trx) => {
    const row = await lockEnquiry(trx, stamp.enquiry, skipsLockedRows)
    if (!row) return { outcome: 'missing' }
    const first = await findAction(trx, stamp.id)
    if (first) return first.enquiry_id === row.id && first.kind === kind ? { outcome: 'done', action: first.id } : { outcome: 'missing' }
    const appointments = await readAppointments(trx, row.id)
    if (row.version !== stamp.version) {
      const entries = await timelineOf(trx, row, appointments, now)
      const since = entries.filter(({ version }) => version > stamp.version).map(({ entry }) => entry)
      return { outcome: 'changed', version: row.version, since }
    }
    const appointment = latestAppointment(appointments)
    const mails = appointment ? await lockVisitMails(trx, appointment.id, skipsLockedRows) : []
    const snapshot = appointment && (await snapshotOf(trx, appointment.id))
    const sequence = snapshot?.sequence ?? 0
    const effect = decide({
      ...(await readSubject(trx, row, stamp.staff)),
      appointment: appointment && { ...appointment, sequence },
      told: isTold(mails),
    })
    if ('fieldErrors' in effect) return { outcome: 'refused', fieldErrors: effect.fieldErrors }
    const { text = null, visit, change, visitState, details, mail, reminder } = effect
    const options = { now, bays, locksRows: skipsLockedRows }
    const obstacle = visit ? await bookVisit(trx, row.id, visit, options) : change && (await moveVisit(trx, change, options))
    if (obstacle) return obstacle
    if (appointment && visitState) await setVisitState(trx, appointment.id, visitState, now)

    const isOver = kind === 'state' && isClosed(text)
    // A change without a mail is of the reminder alone, or there is nobody to mail.
    const replaces = (change && mail) || visitState === 'cancelled' || visitState === 'collected'
    const withdraws = replaces ? 'all' : change || visitState || isOver ? 'reminder' : undefined
    const withdrawn = [
      ...(withdraws ? await withdrawUnsent(trx, mails, withdraws) : []),
      ...(details ? await changeDetails(trx, { clock }, row, details) : []),
    ]
    const changesVisit = change !== undefined || visitState !== undefined
    const about = visit?.id ?? (changesVisit ? appointment?.id : undefined)
    const agreed = visit ?? change
    const before: Before = {
      state: row.state,
      ...(changesVisit && snapshot && { visit: snapshot }),
      ...(withdrawn.length > 0 && { withdrawn }),
      ...(details && { details: detailsNow(row, details) }),
      ...(agreed && { agreed: agreedOf(agreed) }),
    }
    const action = { id: stamp.id, staff_id: stamp.staff, kind, text, appointment_id: about ?? null, undoes: null, at: now }
    await recordAction(trx, row, action, stateAfter(row.state, action), before)

    const held = { recipient: 'visitor', enquiryId: row.id, actionId: stamp.id } as const
    const place = about ? { visit: { appointmentId: about, version: row.version + 1 } } : {}
    const written = [
      ...(mail ? [{ ...mail, ...held, ...place, dueAt: now + heldFor }] : []),
      ...(reminder ? [{ kind: 'reminder', ...reminder, ...held, ...place }] : []),
    ]
    await enqueueMails(trx, written, now, mailDomain)
    return { outcome: 'done', action: stamp.id }
  })
}

export function agreedOf(visit: NewVisit): AgreedTime {
  const { id: _, anyway: __, closed: ___, ...agreed } = visit
  return agreed
}

/** Returns the state of an enquiry after an action. `state`: the state before it. */
export function stateAfter(
  state: EnquiryState,
  { kind, text, appointment_id }: Pick<ActionRow, 'kind' | 'text'> & Partial<Pick<ActionRow, 'appointment_id'>>,
): EnquiryState {
  if (kind === 'state') return text as EnquiryState
  if (kind === 'appointment' || kind === 'change') return 'booked'
  // The workshop has to follow up again.
  if (kind === 'cancel') return 'answered'
  if (kind === 'visit') return text === 'collected' ? 'done' : text === 'no-show' ? 'answered' : 'booked'
  // With a visit if the car is here; otherwise staff book it next.
  if (kind === 'job') return appointment_id ? 'booked' : 'new'
  return kind === 'reply' && state === 'new' ? 'answered' : state
}

/** Reads and locks an enquiry, so that other actions on it wait for this transaction. In SQLite, they have waited already. */
export async function lockEnquiry(trx: Transaction<Tables>, id: string, locksRows: boolean): Promise<EnquiryRow | undefined> {
  const found = trx.selectFrom('enquiry').selectAll().where('id', '=', id)
  return await (locksRows ? found.forUpdate() : found).executeTakeFirst()
}

export async function findAction(db: Kysely<Tables>, id: string): Promise<ActionRow | undefined> {
  return await db.selectFrom('action').selectAll().where('id', '=', id).executeTakeFirst()
}

type NewAction = Omit<ActionRow, 'enquiry_id' | 'before' | 'version'>

/** Adds an action to an enquiry, and sets the enquiry's next version and state. */
export async function recordAction(
  trx: Transaction<Tables>,
  row: EnquiryRow,
  action: NewAction,
  state: EnquiryState,
  before: Before = { state: row.state },
): Promise<void> {
  const version = row.version + 1
  await trx
    .insertInto('action')
    .values({ ...action, enquiry_id: row.id, before: JSON.stringify(before), version })
    .execute()
  await trx.updateTable('enquiry').set({ state, version }).where('id', '=', row.id).execute()
  await updateCallBack(trx, row.id)
}

async function readSubject(trx: Transaction<Tables>, row: EnquiryRow, staff: string): Promise<Omit<ActionSubject, 'appointment' | 'told'>> {
  const confirmation = await trx
    .selectFrom('outbox')
    .select('message_id')
    .where('enquiry_id', '=', row.id)
    .where('kind', '=', 'confirmation')
    .where('state', 'in', ['due', 'sent'])
    .executeTakeFirst()
  const { name } = await trx.selectFrom('staff').select('name').where('id', '=', staff).executeTakeFirstOrThrow()
  return {
    kind: row.kind,
    answers: answersOf(row),
    state: row.state,
    quarantined: row.quarantined_at !== null,
    confirmation: confirmation?.message_id,
    by: name,
  }
}
