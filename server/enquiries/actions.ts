import type { Kysely, Transaction } from 'kysely'
import type { Visit, VisitState } from '../../domain/appointments/appointment.ts'
import type { ActionKind, ActionResult, ActionStamp } from '../../domain/desk.ts'
import type { Details } from '../../domain/enquiries/details.ts'
import type { EnquiryKind, FieldErrors } from '../../domain/enquiries/enquiry.ts'
import { isEnquiryClosed } from '../../domain/enquiries/state.ts'
import type { EnquiryState } from '../../domain/enquiries/states.ts'
import { invitedAddresses, isInvitation, lockVisitMails, withdrawUnsent } from '../appointments/visit-mails.ts'
import {
  type ActionRecord,
  type AgreedTime,
  bookVisit,
  findSameCar,
  latestVisit,
  moveVisit,
  type NewVisit,
  readVisits,
  setSequence,
  setVisitState,
  snapshotOf,
} from '../appointments/visits.ts'
import { type Database, forUpdate } from '../database/database.ts'
import type { ActionRow, EnquiryRow, Tables } from '../database/tables.ts'
import { mayMailCustomer } from '../mail/customer-mails.ts'
import { answersOf, enqueueMails } from '../mail/stored-mails.ts'
import { updateCallBack } from './call-backs.ts'
import { changeDetails, detailsNow } from './details.ts'
import { heldFor, timelineOf } from './timeline.ts'

/**
 * What an action's rules get to see. `by`: the name of the person acting; `isDisabled`: whether their account was disabled after their request
 * had begun. `invited`: the addresses whose calendar may show the visit. `sequence`: the last that they may have been sent (RFC 5545).
 */
export type ActionSubject = {
  kind: EnquiryKind
  answers: Record<string, string>
  state: EnquiryState
  quarantined: boolean
  visit?: (Visit & { sequence: number }) | undefined
  invited: readonly string[]
  by: string
  isDisabled: boolean
}

/**
 * What an action does, besides changing the state (see `stateAfter`). `newVisit`: to be booked. `change`: another time of the visit. `visitState`:
 * of the enquiry's visit. `details`: those that change. `anyway`: even if the car with the new plate is booked at the time of the visit. `mail`: to
 * the visitor. `otherAddress`: to former addresses that were invited. `sequence`: of these emails, when the visit itself doesn't change. `reminder`:
 * to the visitor, with its own due and expiry times. `overMailLimit`: the answer if the account may cause no more emails to customers for now.
 */
type Effect = {
  text?: string | undefined
  newVisit?: NewVisit
  change?: NewVisit
  visitState?: VisitState
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
 * Carries out an action of staff: its row, the enquiry's next version and state, the visit and the email in one transaction.
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
    const visits = await readVisits(trx, row.id)
    if (row.version !== stamp.version) {
      const entries = await timelineOf(trx, row, visits, now)
      const since = entries.filter(({ version }) => version > stamp.version).map(({ entry }) => entry)
      return { outcome: 'changed', version: row.version, since }
    }
    const visit = latestVisit(visits)
    const mails = visit ? await lockVisitMails(trx, visit.id, hasRowLocks) : []
    const snapshot = visit && (await snapshotOf(trx, visit.id))
    const effect = decide({
      ...(await readSubject(trx, row, stamp.staff)),
      visit: visit && { ...visit, sequence: snapshot?.sequence ?? 0 },
      invited: invitedAddresses(mails, row.email ?? ''),
    })
    if ('fieldErrors' in effect) return { outcome: 'refused', fieldErrors: effect.fieldErrors }
    const { text = null, newVisit, change, visitState, details, mail, otherAddress, sequence, reminder } = effect
    const isOverLimit = (mail || otherAddress) && !(await mayMailCustomer(trx, stamp.staff, { now, hasRowLocks, mailsPerHour }))
    if (isOverLimit) return { outcome: 'refused', fieldErrors: effect.overMailLimit ?? {} }
    const options = { now, bays, hasRowLocks, plate: row.plate }
    const obstacle = newVisit ? await bookVisit(trx, row, newVisit, options) : change && (await moveVisit(trx, change, options))
    if (obstacle) return obstacle
    const sameCar = visit && details?.plate && !effect.anyway ? await findSameCar(trx, visit, details.plate, now) : undefined
    if (sameCar) return { outcome: 'twice', holders: [], sameCar, anyway: details?.plate ?? '' }
    if (visit && visitState) await setVisitState(trx, visit.id, visitState, now)
    if (visit && sequence !== undefined) await setSequence(trx, visit.id, sequence)

    const isOver = kind === 'state' && isEnquiryClosed(text)
    // A change without an email is of the reminder alone, or there is nobody to email.
    const replaces = isInvitation(mail?.kind) || visitState === 'cancelled' || visitState === 'collected'
    const withdraws = replaces ? 'all' : change || visitState || isOver ? 'reminder' : undefined
    const withdrawn = [
      ...(withdraws ? await withdrawUnsent(trx, mails, withdraws, details?.email ?? row.email ?? '') : []),
      ...(details ? await changeDetails(trx, { clock }, row, details) : []),
    ]
    const changesVisit = change !== undefined || visitState !== undefined || sequence !== undefined
    const visitId = newVisit?.id ?? (changesVisit ? visit?.id : undefined)
    const agreed = newVisit ?? change
    const before: ActionRecord = {
      state: row.state,
      ...(changesVisit && snapshot && { visit: snapshot }),
      ...(withdrawn.length > 0 && { withdrawn }),
      ...(details && { details: detailsNow(row, details) }),
      ...(agreed && { agreed: agreedOf(agreed) }),
    }
    const action = { id: stamp.id, staff_id: stamp.staff, kind, text, appointment_id: visitId ?? null, undoes: null, at: now }
    await recordAction(trx, row, action, stateAfter(row.state, action), before)

    const target = { recipient: 'visitor', enquiryId: row.id, actionId: stamp.id } as const
    const place = visitId ? { visit: { id: visitId, version: row.version + 1 } } : {}
    const written = [
      ...(mail ? [{ ...mail, ...target, ...place, dueAt: now + heldFor }] : []),
      // Without a place in the visit's order: the customer's email never waits for a stranger's.
      ...(otherAddress?.to ?? []).map((sentTo) => ({
        kind: 'other-address',
        content: otherAddress?.content,
        ...target,
        sentTo,
        ...(visitId && { visit: { id: visitId, version: null } }),
        dueAt: now + heldFor,
      })),
      ...(reminder ? [{ kind: 'reminder', ...reminder, ...target, ...place }] : []),
    ]
    await enqueueMails(trx, written, now, mailDomain)
    return { outcome: 'done', action: stamp.id }
  })
}

export function agreedOf(visit: NewVisit): AgreedTime {
  const { id: _, anyway: __, outsideHours: ___, ...agreed } = visit
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

async function readSubject(trx: Transaction<Tables>, row: EnquiryRow, staff: string): Promise<Omit<ActionSubject, 'visit' | 'invited'>> {
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
