import type { ActionSubject, Effect } from '../actions/action.ts'
import type { Instant } from '../instant.ts'
import { addDays, instantOf } from '../opening-hours/dates.ts'
import type { Appointment } from './appointment.ts'
import type { AgreedTime } from './appointment-form.ts'

/** What an email about an appointment says, as it was agreed: a later change is another email. `sequence`: this email's (RFC 5545). */
export type AppointmentContent = Omit<AgreedTime, 'reminder'> & { id: string; sequence: number }

/** Returns what an email about an appointment says. */
export function contentOf(
  { id, date, time, minutes, readyDate, readyTime, startsAt, readyAt }: Omit<AppointmentContent, 'sequence'>,
  sequence: number,
): AppointmentContent {
  return { id, sequence, date, time, minutes, readyDate, readyTime, startsAt, readyAt }
}

/** A customer who was told the time within so many hours isn't reminded of it. */
const rememberedHours = 12

/** Returns the reminder of an appointment that is being booked or moved, or undefined if it isn't wanted or the appointment is too soon. */
export function reminderOf({ date, reminder }: Pick<AgreedTime, 'date' | 'reminder'>, now: Instant): Effect['reminder'] {
  const times = reminderTimes(date)
  return reminder && times.dueAt - now >= rememberedHours * 3_600_000 ? times : undefined
}

/**
 * Returns when the reminder of an appointment on a New Zealand date is due (9.00am the day before) and when it is too late (midnight, because it says
 * "tomorrow").
 */
function reminderTimes(date: string): { dueAt: Instant; expiresAt: Instant } {
  return { dueAt: instantOf(`${addDays(date, -1)}T09:00`), expiresAt: instantOf(date) }
}

export function isStillToCome({ state, startsAt }: Pick<Appointment, 'state' | 'startsAt'>, now: Instant): boolean {
  return state === 'set' && startsAt > now
}

/** Returns the emails that invite the customer to an appointment as it stands. */
export function invitationTo(appointment: Appointment & { sequence: number }, now: Instant, sequence = appointment.sequence + 1): Effect {
  return { sequence, mail: { kind: 'invitation', content: contentOf(appointment, sequence) }, reminder: reminderOf(appointment, now) }
}

/**
 * Returns the emails about an appointment that follow from another address of its customer: an invitation to that one, and one to each former address
 * that was invited, so that nobody else keeps the appointment in their calendar. None if the appointment is over.
 */
export function mailsForAddress(
  { appointment, invited }: Pick<ActionSubject, 'appointment' | 'invited'>,
  email: string,
  now: Instant,
): Effect {
  if (!appointment || !isStillToCome(appointment, now)) return {}
  const to = invited.filter((address) => !isAmong([email], address))
  const sequence = appointment.sequence + 1
  const otherAddress = to.length > 0 ? { to, content: contentOf(appointment, sequence) } : undefined
  if (email === '' || isAmong(invited, email)) return otherAddress ? { otherAddress, sequence } : {}
  // Later than the other, for a calendar that both addresses share.
  return { ...invitationTo(appointment, now, sequence + 1), otherAddress }
}

/** Whether an address is one of these. Capitals make no other mailbox. */
export function isAmong(addresses: readonly string[], email: string): boolean {
  return addresses.some((address) => address.toLowerCase() === email.toLowerCase())
}
