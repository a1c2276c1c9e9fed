import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { appointmentOfCarHere, checkNewJob, isPlateConfirmed, type NewJobAnswers, newJobErrors } from '../../domain/actions/new-job.ts'
import type { NewAppointment } from '../../domain/appointments/appointment-form.ts'
import { activeAppointmentStates } from '../../domain/appointments/appointment-state.ts'
import type { FormStamp, KnownPlate, NewJobResult } from '../../domain/desk.ts'
import { plate as plateField } from '../../domain/enquiries/fields/plate.ts'
import { normalisers } from '../../domain/enquiries/search-keys.ts'
import { closedStates } from '../../domain/enquiries/state.ts'
import { isUuid } from '../../domain/form.ts'
import type { Facts } from '../../workshop/facts.ts'
import { enabledStaff } from '../accounts/as-owner.ts'
import { findObstacle, insertAppointment } from '../appointments/appointments.ts'
import type { Database } from '../database/database.ts'
import type { Store } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'
import { mayMailCustomer } from '../mail/customer-mails.ts'
import { enqueueMails } from '../mail/stored-mails.ts'
import { agreedOf, findAction, hashSent, isRepeat, recordAction, stateAfter } from './act.ts'
import { rowOf } from './prepare-enquiry.ts'
import { insertEnquiries } from './reference.ts'
import { heldFor } from './timeline.ts'

/** `appointment`: of a car that is here. */
type NewJobDecision =
  | { answers: Omit<NewJobAnswers, 'here' | 'since'>; appointment?: NewAppointment }
  | (NewJobResult & { outcome: 'refused' })

/**
 * Stores a job from the desk as an enquiry and the action that made it, with an appointment if the car is here. One id is one action: a repeat
 * resolves to the first one's success, one with other answers to 'saved'. When two arrive at once, the database refuses the second, and its retry finds the first.
 */
export async function addJob(
  { db, hasRowLocks, mailDomain, mailsPerHour, ...store }: Store,
  stamp: FormStamp,
  sent: unknown,
): Promise<NewJobResult> {
  if (!isUuid(stamp.id)) return { outcome: 'missing' }
  const now = store.now()
  const facts = store.facts()
  const sentHash = hashSent('job', sent)
  return await db.transaction().execute(async (trx) => {
    const repeated = await repeatOf(trx, stamp.id, sentHash)
    if (repeated) return repeated
    // Disabled after the request had begun.
    if (!(await enabledStaff(trx, stamp.staff).executeTakeFirst())) return { outcome: 'missing' }
    const decided = decideJob(sent, now, facts)
    if ('outcome' in decided) return decided
    const { appointment } = decided
    const { confirm, ...answers } = decided.answers
    if (confirm && !(await mayMailCustomer(trx, stamp.staff, { now, hasRowLocks, mailsPerHour })))
      return { outcome: 'refused', fieldErrors: { email: newJobErrors.mailLimit } }
    const obstacle = appointment && (await findObstacle(trx, appointment, { now, facts, hasRowLocks, plate: answers.plate }))
    // The car may be booked by the same post, which another server has just saved.
    if (obstacle)
      return (
        (await repeatOf(trx, stamp.id, sentHash)) ?? { outcome: 'twice', holders: [], sameCar: obstacle.sameCar, anyway: answers.plate }
      )
    const row = { ...rowOf({ kind: 'booking', answers }, now), source: 'desk' } as const
    await insertEnquiries(trx, [row])
    if (appointment) await insertAppointment(trx, row.id, appointment, now, 'here')
    const appointmentId = appointment?.id ?? null
    const action = {
      id: stamp.id,
      staff_id: stamp.staff,
      kind: 'job',
      text: null,
      appointment_id: appointmentId,
      undoes: null,
      at: now,
    } as const
    const before = { state: row.state, sent: sentHash, ...(appointment && { agreed: agreedOf(appointment) }) }
    await recordAction(trx, row, action, stateAfter(row.state, action), before)
    if (confirm) {
      const mail = { kind: 'confirmation', recipient: 'visitor', enquiryId: row.id, onceKey: `confirmation:${row.id}` } as const
      await enqueueMails(trx, [{ ...mail, actionId: stamp.id, dueAt: now + heldFor }], now, mailDomain)
    }
    return { outcome: 'done', action: stamp.id, enquiry: row.id }
  })
}

function decideJob(sent: unknown, now: number, facts: Facts): NewJobDecision {
  const checked = checkNewJob(sent, now)
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  const { here, since, ...answers } = checked.answers
  if (!here) return { answers }
  const appointment = appointmentOfCarHere({ ...answers, since }, now, facts)
  const anyway = isPlateConfirmed(sent, answers.plate) ? [...appointment.anyway, 'twice' as const] : appointment.anyway
  return { answers, appointment: { ...appointment, anyway, id: randomUUIDv7(), outsideHours: [] } }
}

/** Returns the result of the job that was saved with this id, if there is one. */
async function repeatOf(trx: Transaction<Tables>, id: string, sentHash: string): Promise<NewJobResult | undefined> {
  const first = await findAction(trx, id)
  if (!first) return undefined
  if (first.kind !== 'job') return { outcome: 'missing' }
  const enquiry = first.enquiry_id
  return isRepeat(first, sentHash) ? { outcome: 'done', action: first.id, enquiry } : { outcome: 'saved', enquiry }
}

/** Maximum number of open enquiries to offer. */
const maxOpen = 3

/** Returns a plate's last customer, the car's next or current appointment, and its enquiries that nobody has booked or closed. */
export async function findKnownPlate({ db, now }: Store, plate: string): Promise<KnownPlate | undefined> {
  const key = normalisers.plate(plate)
  if (key === '' || plate.length > plateField.maxLength) return undefined
  const row = await db
    .selectFrom('enquiry')
    .select(['name', 'phone', 'email', 'received_at'])
    .where('plate_key', '=', key)
    .where('quarantined_at', 'is', null)
    .orderBy('received_at', 'desc')
    .executeTakeFirst()
  if (!row) return undefined
  const appointments = await db
    .selectFrom('appointment')
    .innerJoin('enquiry', 'enquiry.id', 'appointment.enquiry_id')
    .select(['enquiry_id', 'appointment.state', 'date', 'time', 'ready_at', 'state_since', 'service', 'subject'])
    .where('plate_key', '=', key)
    .where('quarantined_at', 'is', null)
    .where('appointment.state', 'in', [...activeAppointmentStates])
    .where('enquiry.state', 'not in', closedStates)
    .orderBy('starts_at')
    .execute()
  const open = await db
    .selectFrom('enquiry')
    .select(['id', 'state', 'service', 'subject', 'received_at'])
    .where('plate_key', '=', key)
    .where('quarantined_at', 'is', null)
    .where('state', 'in', ['new', 'answered'])
    .orderBy('received_at', 'desc')
    .limit(maxOpen)
    .execute()
  const next =
    appointments.find(({ state }) => state !== 'set') ?? appointments.find(({ ready_at }) => ready_at > now()) ?? appointments.at(-1)
  const { name, phone, email, received_at } = row
  return {
    name: name ?? '',
    phone: phone ?? '',
    email: email ?? '',
    receivedAt: received_at,
    appointment: next && {
      enquiry: next.enquiry_id,
      about: next.service ?? next.subject ?? '',
      state: next.state,
      date: next.date,
      time: next.time,
      since: next.state_since,
    },
    open: open.map(({ id, state, service, subject, received_at }) => ({
      enquiry: id,
      state,
      about: service ?? subject ?? '',
      receivedAt: received_at,
    })),
  }
}

/** Maximum number of plates to suggest. */
const maxSimilar = 3

/** Returns known plates that differ from this one by one character, or by two swapped ones, latest first. */
export async function findSimilarPlates({ db }: Database, plate: string): Promise<string[]> {
  const keys = plate.length <= plateField.maxLength ? typosOf(normalisers.plate(plate)) : []
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('enquiry')
    .select((eb) => ['plate_key', eb.fn.max('plate').as('plate')])
    .where('plate_key', 'in', keys)
    .where('quarantined_at', 'is', null)
    .groupBy('plate_key')
    .orderBy((eb) => eb.fn.max('received_at'), 'desc')
    .limit(maxSimilar)
    .execute()
  return rows.flatMap(({ plate }) => plate ?? [])
}

const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']

/** Returns every plate that is one wrong or two swapped characters away. None for short plates, which are all alike. */
function typosOf(key: string): string[] {
  const letters = [...key]
  if (letters.length < 4) return []
  const wrong = letters.flatMap((_, at) => characters.map((other) => letters.with(at, other).join('')))
  const swapped = letters.slice(1).map((second, at) =>
    letters
      .with(at, second)
      .with(at + 1, letters[at] ?? '')
      .join(''),
  )
  return [...new Set([...wrong, ...swapped])].filter((typo) => typo !== key)
}
