import type { ActionKind } from '../../domain/actions/actions.ts'
import { callIn, callOutcomes } from '../../domain/actions/call.ts'
import type { Appointment, BayAppointment } from '../../domain/appointments/appointment.ts'
import { activeAppointmentStates, isAppointmentActive } from '../../domain/appointments/appointment-state.ts'
import { leavesAt } from '../../domain/appointments/day.ts'
import { closedStates, isEnquiryClosed } from '../../domain/enquiries/state.ts'
import type { Instant } from '../../domain/instant.ts'
import { addDays, instantOf } from '../../domain/opening-hours/dates.ts'
import type { Database } from '../database/database.ts'
import { notUndone } from '../database/not-undone.ts'
import type { Store } from '../database/store.ts'
import { appointmentOf } from './appointments.ts'

export type Stay = Omit<BayAppointment, 'bay' | 'message' | 'notes'>

/**
 * Returns the appointments that overlap with these days and aren't cancelled, in order of start time. Also earlier ones that aren't over: cars that are
 * still here, and cars of which nobody said whether they came.
 */
export async function readStays({ db, now, facts }: Store, from: string, days: number): Promise<Stay[]> {
  const start = instantOf(from)
  const rows = await db
    .selectFrom('appointment')
    .innerJoin('enquiry', 'enquiry.id', 'appointment.enquiry_id')
    .selectAll('appointment')
    .select([
      'plate',
      'name',
      'phone',
      'email',
      'service',
      'subject',
      'enquiry.version as enquiry_version',
      'enquiry.state as enquiry_state',
    ])
    .where('appointment.state', '<>', 'cancelled')
    .where((eb) =>
      eb.or([
        eb('ready_at', '>', start),
        eb('state_since', '>', start).and('appointment.state', '=', 'collected'),
        eb('appointment.state', 'in', [...activeAppointmentStates]).and('enquiry.state', 'not in', closedStates),
      ]),
    )
    .where('starts_at', '<', instantOf(addDays(from, days)))
    .orderBy('starts_at')
    .orderBy('appointment.id')
    .execute()
  return rows.map((row) => {
    const appointment = appointmentOf(row)
    const isGone = !isAppointmentActive(row) || isEnquiryClosed(row.enquiry_state)
    return {
      enquiry: row.enquiry_id,
      version: row.enquiry_version,
      plate: row.plate ?? undefined,
      name: row.name ?? '',
      phone: row.phone ?? undefined,
      hasEmail: row.email !== null,
      about: row.service ?? row.subject ?? '',
      appointment,
      isGone,
      leavesAt: isGone ? leftAt(appointment) : leavesAt(appointment, now(), facts()),
    }
  })
}

/** A car that left early keeps its bay on the page until it would have been ready, and one that was collected late, until then. */
function leftAt({ state, since, readyAt }: Appointment): Instant {
  return state === 'collected' ? Math.max(since, readyAt) : readyAt
}

/** A car's message and notes for the day's sheet. */
type AppointmentDetails = { message: string; notes: string[] }

/** Returns messages and notes by enquiry, with what was said in calls. Calls without a line say nothing about the car and are left out. */
export async function readAppointmentDetails({ db }: Database, enquiries: readonly string[]): Promise<Map<string, AppointmentDetails>> {
  if (enquiries.length === 0) return new Map()
  const messages = await db.selectFrom('enquiry').select(['id', 'message']).where('id', 'in', enquiries).execute()
  const actions = await db
    .selectFrom('action')
    .select(['enquiry_id', 'kind', 'text'])
    .where('enquiry_id', 'in', enquiries)
    .where((eb) => eb.or([eb('kind', '=', 'note'), eb('kind', '=', 'call').and('text', 'not in', callOutcomes)]))
    .where(notUndone)
    .orderBy('version')
    .execute()
  return new Map(
    messages.map(({ id, message }) => {
      const notes = actions.filter(({ enquiry_id }) => enquiry_id === id).slice(-maxNotes)
      return [id, { message: onOneLine(message ?? ''), notes: notes.map(({ kind, text }) => onOneLine(noteOf(kind, text ?? ''))) }]
    }),
  )
}

/** Notes per car, and characters of each and of the message: what fits on a card and on paper. */
const maxNotes = 3
const maxLineLength = 280

function noteOf(kind: ActionKind, text: string): string {
  return kind === 'call' ? `Called: ${callIn(text).said}` : text
}

function onOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > maxLineLength
    ? `${line
        .slice(0, maxLineLength)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : line
}
