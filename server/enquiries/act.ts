import { randomUUIDv7 } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Action, ActionSubject } from '../../domain/actions/action.ts'
import type { ActionKind } from '../../domain/actions/actions.ts'
import type { AgreedTime, NewAppointment } from '../../domain/appointments/appointment-form.ts'
import type { ActionResult, ActionStamp } from '../../domain/desk.ts'
import { type EnquiryState, isEnquiryClosed } from '../../domain/enquiries/state.ts'
import { isUuid } from '../../domain/form.ts'
import { listColleagues } from '../accounts/staff.ts'
import { invitedAddresses, isInvitation, lockAppointmentMails, withdrawUnsent } from '../appointments/appointment-mails.ts'
import {
  type ActionRecord,
  bookAppointment,
  findSameCar,
  latestAppointment,
  moveAppointment,
  readAppointments,
  setAppointmentState,
  setSequence,
  snapshotOf,
} from '../appointments/appointments.ts'
import { forUpdate } from '../database/database.ts'
import type { Store } from '../database/store.ts'
import type { ActionRow, EnquiryRow, Tables } from '../database/tables.ts'
import { mayMailCustomer } from '../mail/customer-mails.ts'
import { answersOf, enqueueMails } from '../mail/stored-mails.ts'
import { updateDerivedColumns } from './derived-columns.ts'
import { changeDetails, detailsNow } from './details.ts'
import { hashAnswers } from './prepare-enquiry.ts'
import { heldFor, isIndependent, timelineOf } from './timeline.ts'

/** Shown when the account was disabled between the request and its transaction. */
export const accountDisabled = 'Your account has been disabled, so this wasn’t saved.'

/** Shown in a form whose email would be one too many from this account within an hour. */
export const tooManyMails =
  'You’ve reached the limit of emails to customers for one hour, so this one wasn’t sent. What you typed is still here. Try again later, or ring the customer.'

/** Shown for a quarantined enquiry: it is deleted after 30 days, and its actions would be too. */
const heldBack = 'This enquiry is held back as likely spam. Ask an owner to release it.'

/**
 * Carries out an action of staff once, however often its form is sent: its row, the enquiry's next version and state, the appointment and the email in
 * one transaction. A repeat with the same id resolves to the first one's success, whatever has happened since; one with other answers to 'changed',
 * with what the first one did. 'missing' for malformed ids.
 */
export async function act(store: Store, { kind, problemAt, decide }: Action, stamp: ActionStamp, sent: unknown): Promise<ActionResult> {
  if (!isUuid(stamp.id) || !isUuid(stamp.enquiry)) return { outcome: 'missing' }
  const { db, clock, hasRowLocks, mailDomain, mailsPerHour } = store
  const now = store.now()
  const facts = store.facts()
  const sentHash = hashSent(kind, sent)
  return await db.transaction().execute(async (trx) => {
    const row = await lockEnquiry(trx, stamp.enquiry, hasRowLocks)
    if (!row) return { outcome: 'missing' }
    const first = await findAction(trx, stamp.id)
    if (first && (first.enquiry_id !== row.id || first.kind !== kind)) return { outcome: 'missing' }
    if (first && isRepeat(first, sentHash)) return { outcome: 'done', action: first.id }
    const appointments = await readAppointments(trx, row.id)
    const seen = first ? first.version - 1 : stamp.version
    if (row.version !== seen) {
      const entries = await timelineOf(trx, row, appointments, now)
      const since = entries.filter(({ version }) => version > seen).map(({ entry }) => entry)
      // None for a version that is still to come, as after a restore.
      const isUnaffected = !first && since.length > 0 && since.every((later) => isIndependent(later.kind, kind))
      if (!isUnaffected) return { outcome: 'changed', version: row.version, since }
    }
    const staff = await readStaff(trx, stamp.staff)
    if (staff.disabled_at !== null) return refused(problemAt, accountDisabled)
    if (row.quarantined_at !== null) return refused(problemAt, heldBack)
    const appointment = latestAppointment(appointments)
    const mails = appointment ? await lockAppointmentMails(trx, appointment.id, hasRowLocks) : []
    const snapshot = appointment && (await snapshotOf(trx, appointment.id))
    const subject: ActionSubject = {
      kind: row.kind,
      answers: answersOf(row),
      state: row.state,
      urgent: row.urgent === 1,
      assignee: row.assignee_id ?? undefined,
      colleagues: kind === 'assign' ? (await listColleagues(trx)).map(({ id }) => id) : [],
      appointment: appointment && { ...appointment, sequence: snapshot?.sequence ?? 0 },
      invited: invitedAddresses(mails),
      by: staff.name,
      newId: randomUUIDv7(),
      facts,
    }
    // Also validates what was sent, because a repeat must succeed even if that is no longer valid.
    const effect = decide(sent, subject, now)
    if ('fieldErrors' in effect) return { outcome: 'refused', fieldErrors: effect.fieldErrors }
    const { text = null, newAppointment, change, appointmentState, details, mail, otherAddress, sequence, reminder } = effect
    const isOverLimit = (mail || otherAddress) && !(await mayMailCustomer(trx, stamp.staff, { now, hasRowLocks, mailsPerHour }))
    if (isOverLimit) return refused(problemAt, tooManyMails)
    const options = { now, facts, hasRowLocks, plate: row.plate }
    const obstacle = newAppointment
      ? await bookAppointment(trx, row.id, newAppointment, options)
      : change && (await moveAppointment(trx, change, options))
    if (obstacle) return obstacle
    const sameCar =
      appointment && details?.plate && !effect.anyway ? await findSameCar(trx, appointment, details.plate, now, facts) : undefined
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
      sent: sentHash,
      ...(changesAppointment && snapshot && { appointment: snapshot }),
      ...(withdrawn.length > 0 && { withdrawn }),
      ...(details && { details: detailsNow(row, details) }),
      ...(agreed && { agreed: agreedOf(agreed) }),
    }
    const action = {
      id: stamp.id,
      staff_id: stamp.staff,
      kind: kind as ActionKind,
      text,
      appointment_id: appointmentId ?? null,
      undoes: null,
      at: now,
    }
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

/** Returns the hash that an action keeps of its form. An "anyway" button changes none of what was typed, and is gone once its answer was lost. */
export function hashSent(kind: string, sent: unknown): string {
  return hashAnswers(kind, { ...Object(sent), anyway: '' })
}

/** False when somebody changed the form after its first answer was lost. */
export function isRepeat({ before }: ActionRow, sentHash: string): boolean {
  return (JSON.parse(before) as ActionRecord).sent === sentHash
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
  if (kind === 'wrote-back' && text) return text as EnquiryState
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
  row: Pick<EnquiryRow, 'id' | 'version' | 'state'>,
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
  await updateDerivedColumns(trx, row.id)
}

async function readStaff(trx: Transaction<Tables>, id: string) {
  return await trx.selectFrom('staff').select(['name', 'disabled_at']).where('id', '=', id).executeTakeFirstOrThrow()
}

function refused(field: string, problem: string): ActionResult {
  return { outcome: 'refused', fieldErrors: { [field]: problem } }
}
