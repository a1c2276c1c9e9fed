import { isOpen } from '../../desk/actions/visit.ts'
import { addDays, zone } from '../../workshop/dates.ts'
import { appointmentOf } from './appointments.ts'
import type { Database } from './database.ts'

/** A car's visit as the day and the week show it, without its bay. */
export type Stay = {
  enquiry: string
  version: number
  plate?: string | undefined
  name: string
  phone?: string | undefined
  hasEmail: boolean
  about: string
  appointment: ReturnType<typeof appointmentOf>
  isGone: boolean
}

/** Returns the visits that overlap with these days and aren't cancelled, by their start. */
export async function readStays({ db }: Database, from: string, days: number): Promise<Stay[]> {
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
    .where('ready_at', '>', startOf(from))
    .where('starts_at', '<', startOf(addDays(from, days)))
    .orderBy('starts_at')
    .orderBy('appointment.id')
    .execute()
  return rows.map((row) => ({
    enquiry: row.enquiry_id,
    version: row.enquiry_version,
    plate: row.plate ?? undefined,
    name: row.name ?? '',
    phone: row.phone ?? undefined,
    hasEmail: row.email !== null,
    about: row.service ?? row.subject ?? '',
    appointment: appointmentOf(row),
    isGone: !isOpen(row) || row.enquiry_state === 'done' || row.enquiry_state === 'declined',
  }))
}

/** Returns the moment at which a New Zealand date begins. */
function startOf(date: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds
}
