import type { Kysely, Transaction } from 'kysely'
import type { Appointment, AppointmentState } from '../../domain/appointments/appointment.ts'
import type { ActionKind, ActionResult, ActionStamp } from '../../domain/desk.ts'
import type { Details } from '../../domain/enquiries/details.ts'
import type { EnquiryKind, FieldErrors } from '../../domain/enquiries/enquiry.ts'
import { isEnquiryClosed } from '../../domain/enquiries/state.ts'
import type { EnquiryState } from '../../domain/enquiries/states.ts'
import { invitedAddresses, isInvitation, lockAppointmentMails, withdrawUnsent } from '../appointments/appointment-mails.ts'
import {
  type ActionRecord,
  type AgreedTime,
  bookAppointment,
  findSameCar,
  latestAppointment,
  moveAppointment,
  type NewAppointment,
  readAppointments,
  setAppointmentState,
  setSequence,
  snapshotOf,
} from '../appointments/appointments.ts'
import { type Database, forUpdate } from '../database/database.ts'
import type { ActionRow, EnquiryRow, Tables } from '../database/tables.ts'
import { mayMailCustomer } from '../mail/customer-mails.ts'
import { answersOf, enqueueMails } from '../mail/stored-mails.ts'
import { updateCallBack } from './call-backs.ts'
import { changeDetails, detailsNow } from './details.ts'
import { heldFor, timelineOf } from './timeline.ts'

/**
 * What an action's rules get to see. `by`: the name of the person acting; `isDisabled`: whether their account was disabled after their request
 * had begun. `invited`: the addresses whose calendar may show the appointment. `sequence`: the last that they may have been sent (RFC 5545).
 */
export type ActionSubject = {
  kind: EnquiryKind
  answers: Record<string, string>
  state: EnquiryState
  quarantined: boolean
  appointment?: (Appointment & { sequence: number }) | undefined
  invited: readonly string[]
  by: string
  isDisabled: boolean
}

/**
 * What an action does, besides changing the state (see `stateAfter`). `newAppointment`: to be booked. `change`: another time of the appointment. `appointmentState`:
 * of the enquiry's appointment. `details`: those that change. `anyway`: even if the car with the new plate is booked at the time of the appointment. `mail`: to
 * the visitor. `otherAddress`: to former addresses that were invited. `sequence`: of these emails, when the appointment itself doesn't change. `reminder`:
 * to the visitor, with its own due and expiry times. `overMailLimit`: the answer if the account may cause no more emails to customers for now.
 */
type Effect = {
  text?: string | undefined
  newAppointment?: NewAppointment
  change?: NewAppointment
  appointmentState?: AppointmentState
  details?: Details
  anyway?: boolean
  mail?: { kind: string; content?: object } | undefined
  otherAddress?: { to: readonly string[]; content: object } | undefined
  sequence?: number | undefined
  reminder?: { dueAt: number; expiresAt: number } | undefined
  overMailLimit?: FieldErrors
}

export type Decision = Effect | { fieldErrors: FieldErrors }

/** `now`: milliseconds since 1970. `mailDomain`: of the emails' Message-IDs. `bays`: see workshop/bays.ts. `mailsPerHour`: see customer-mails.ts. */
export type ActOptions = { now: number; mailDomain: string; bays: number; mailsPerHour: number }

/**
 * Carries out an action of staff: its row, the enquiry's next version and state, the appointment and the email in one transaction.
 * A repeat with the same id resolves to the first one's success, whatever has happened since.
 */
export async function applyAction(
  { db, clock, hasRowLocks }: Database,
  stamp: ActionStamp,
  kind: ActionKind,
  decide: (enquiry: ActionSubject) => Decision,
  { now, mailDomain, bays, mailsPerHour }: ActOptions,
): Promise<ActionResult> {
  return await db.transaction().execute(async (trx) => {
    const row = await lockEnquiry(trx, stamp.enquiry, hasRowLocks)
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
    const mails = appointment ? await lockAppointmentMails(trx, appointment.id, hasRowLocks) : []
    const snapshot = appointment && (await snapshotOf(trx, appointment.id))
    const effect = decide({
      ...(await readSubject(trx, row, stamp.staff)),
      appointment: appointment && { ...appointment, sequence: snapshot?.sequence ?? 0 },
      invited: invitedAddresses(mails, row.email ?? ''),
    })
    if ('fieldErrors' in effect) return { outcome: 'refused', fieldErrors: effect.fieldErrors }
    const { text = null, newAppointment, change, appointmentState, details, mail, otherAddress, sequence, reminder } = effect
    const isOverLimit = (mail || otherAddress) && !(await mayMailCustomer(trx, stamp.staff, { now, hasRowLocks, mailsPerHour }))
    if (isOverLimit) return { outcome: 'refused', fieldErrors: effect.overMailLimit ?? {} }
    const options = { now, bays, hasRowLocks, plate: row.plate }
    const obstacle = newAppointment
      ? await bookAppointment(trx, row, newAppointment, options)
      : change && (await moveAppointment(trx, change, options))
    if (obstacle) return obstacle
    const sameCar = appointment && details?.plate && !effect.anyway ? await findSameCar(trx, appointment, details.plate, now) : undefined
    if (sameCar) return { outcome: 'twice', holders: [], sameCar, anyway: details?.plate ?? '' }
    if (appointment && appointmentState) await setAppointmentState(trx, appointment.id, appointmentState, now)
    if (appointment && sequence !== undefined) await setSequence(trx, appointment.id, sequence)

    const isOver = kind === 'state' && isEnquiryClosed(text)
    // A change without an email is of the reminder alone, or there is nobody to email.
    const replaces = isInvitation(mail?.kind) || appointmentState === 'cancelled' || appointmentState === 'collected'
    const withdraws = replaces ? 'all' : change || appointmentState || isOver ? 'reminder' : undefined
    const withdrawn = [
      ...(withdraws ? await withdrawUnsent(trx, mails, withdraws, details?.email ?? row.email ?? '') : []),
      ...(details ? await changeDetails(trx, { clock }, row, details) : []),
    ]
    const changesAppointment = change !== undefined || appointmentState !== undefined || sequence !== undefined
    const appointmentId = newAppointment?.id ?? (changesAppointment ? appointment?.id : undefined)
    const agreed = newAppointment ?? change
    const before: ActionRecord = {
      state: row.state,
      ...(changesAppointment && snapshot && { appointment: snapshot }),
      ...(withdrawn.length > 0 && { withdrawn }),
      ...(details && { details: detailsNow(row, details) }),
      ...(agreed && { agreed: agreedOf(agreed) }),
    }
    const action = { id: stamp.id, staff_id: stamp.staff, kind, text, appointment_id: appointmentId ?? null, undoes: null, at: now }
    await recordAction(trx, row, action, stateAfter(row.state, action), before)

    const target = { recipient: 'visitor', enquiryId: row.id, actionId: stamp.id } as const
    const place = appointmentId ? { appointment: { id: appointmentId, version: row.version + 1 } } : {}
    const written = [
      ...(mail ? [{ ...mail, ...target, ...place, dueAt: now + heldFor }] : []),
      // Without a place in the appointment's order: the customer's email never waits for a stranger's.
      ...(otherAddress?.to ?? []).map((sentTo) => ({
        kind: 'other-address',
        content: otherAddress?.content,
        ...target,
        sentTo,
        ...(appointmentId && { appointment: { id: appointmentId, version: null } }),
        dueAt: now + heldFor,
      })),
      ...(reminder ? [{ kind: 'reminder', ...reminder, ...target, ...place }] : []),
    ]
    await enqueueMails(trx, written, now, mailDomain)
    return { outcome: 'done', action: stamp.id }
  })
}

export function agreedOf(appointment: NewAppointment): AgreedTime {
  const { id: _, anyway: __, outsideHours: ___, ...agreed } = appointment
  return agreed
}

/** Returns the state of an enquiry after an action. `state`: the state before it. */
export function stateAfter(
  state: EnquiryState,
  { kind, text, appointment_id }: Pick<ActionRow, 'kind' | 'text'> & Partial<Pick<ActionRow, 'appointment_id'>>,
): EnquiryState {
  if (kind === 'state') return text as EnquiryState
  if (kind === 'book' || kind === 'change') return 'booked'
  // The workshop has to follow up again.
  if (kind === 'cancel') return 'answered'
  if (kind === 'appointment-state') return text === 'collected' ? 'done' : text === 'no-show' ? 'answered' : 'booked'
  // With an appointment if the car is here; otherwise staff book it next.
  if (kind === 'job') return appointment_id ? 'booked' : 'new'
  return kind === 'reply' && state === 'new' ? 'answered' : state
}

/** Reads and locks an enquiry, so that other actions on it wait for this transaction. In SQLite, they have waited already. */
export async function lockEnquiry(trx: Transaction<Tables>, id: string, hasRowLocks: boolean): Promise<EnquiryRow | undefined> {
  const found = trx.selectFrom('enquiry').selectAll().where('id', '=', id)
  return await forUpdate(hasRowLocks, found).executeTakeFirst()
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
  before: ActionRecord = { state: row.state },
): Promise<void> {
  const version = row.version + 1
  await trx
    .insertInto('action')
    .values({ ...action, enquiry_id: row.id, before: JSON.stringify(before), version })
    .execute()
  await trx.updateTable('enquiry').set({ state, version }).where('id', '=', row.id).execute()
  await updateCallBack(trx, row.id)
}

async function readSubject(
  trx: Transaction<Tables>,
  row: EnquiryRow,
  staff: string,
): Promise<Omit<ActionSubject, 'appointment' | 'invited'>> {
  const { name, disabled_at } = await trx
    .selectFrom('staff')
    .select(['name', 'disabled_at'])
    .where('id', '=', staff)
    .executeTakeFirstOrThrow()
  return {
    kind: row.kind,
    answers: answersOf(row),
    state: row.state,
    quarantined: row.quarantined_at !== null,
    by: name,
    isDisabled: disabled_at !== null,
  }
}
