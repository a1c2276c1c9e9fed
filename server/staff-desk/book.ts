import { randomUUIDv7 } from 'node:crypto'
import type { Appointment } from '../../domain/appointments/appointment.ts'
import {
  bookedAlready,
  type CheckedAppointment,
  checkAppointment,
  neverInvited,
  reminderSetTo,
  tellThemByPhone,
} from '../../domain/appointments/appointment-form.ts'
import { appointmentErrors, isAppointmentActive } from '../../domain/appointments/appointment-state.ts'
import { closedTimes } from '../../domain/appointments/closed-times.ts'
import type { Desk } from '../../domain/desk.ts'
import { isUuid } from '../../domain/form.ts'
import type { DeskStore } from '../database/store.ts'
import type { ActionSubject, Decision } from '../enquiries/actions.ts'
import type { AppointmentContent } from '../mail/calendar-file.ts'
import { reminderTimes } from '../mail/kinds/reminder.ts'
import { applyActionOnce } from './apply-action-once.ts'

/**
 * Returns the use cases that book, change and cancel a car's appointment, and tell the customer again. They get an email if there is an address.
 * @param now milliseconds since 1970
 */
export function createBookingUseCases(
  store: DeskStore,
  now: () => number,
): Pick<Desk, 'bookingTime' | 'book' | 'changeAppointment' | 'cancelAppointment' | 'sendInvitation'> {
  return {
    bookingTime: async (enquiry) => (isUuid(enquiry) ? await store.findBookingTime(enquiry) : undefined),

    book: (stamp, sent) =>
      applyActionOnce(store, stamp, 'book', 'date', (enquiry) => {
        const checked = checkAppointment(sent, now())
        if (!checked.ok) return checked
        if (isAppointmentActive(enquiry.appointment)) return { fieldErrors: { date: bookedAlready } }
        const newAppointment = { ...checked.appointment, id: randomUUIDv7(), outsideHours: closedTimes(checked.appointment) }
        if (!enquiry.answers.email) return { newAppointment, text: tellThemByPhone }
        const mail = { kind: 'invitation', content: contentOf(newAppointment, 0) }
        return { newAppointment, mail, reminder: reminderOf(newAppointment, now()) }
      }),

    changeAppointment: (stamp, sent) =>
      applyActionOnce(store, stamp, 'change', 'date', (enquiry) => {
        const { appointment, answers, invited } = enquiry
        if (!appointment) return { fieldErrors: { date: appointmentErrors.none } }
        if (appointment.state !== 'set' && appointment.state !== 'here') return { fieldErrors: { date: appointmentErrors.over } }
        const checked = checkAppointment(sent, now(), appointment)
        if (!checked.ok) return checked
        const outsideHours = closedTimes(checked.appointment, appointment)
        const canRemind = appointment.state === 'set' && answers.email !== ''
        const reminder = canRemind ? checked.appointment.reminder : appointment.reminder
        const change = { ...checked.appointment, id: appointment.id, reminder, outsideHours }
        if (appointment.state === 'here' && change.startsAt !== appointment.startsAt)
          return { fieldErrors: { date: appointmentErrors.hasStarted } }
        const { startsAt, readyAt, minutes } = appointment
        const isSameTime = change.startsAt === startsAt && change.readyAt === readyAt && change.minutes === minutes
        if (isSameTime && reminder === appointment.reminder) return { fieldErrors: { date: appointmentErrors.unchanged } }
        if (!answers.email) return { change, text: tellThemByPhone }
        const written = canRemind ? reminderOf(change, now()) : undefined
        // It holds its bay already.
        if (isSameTime)
          return { change: { ...change, anyway: ['full', 'twice'] }, text: reminderSetTo(written !== undefined), reminder: written }
        const mail = { kind: isIn(invited, answers.email) ? 'update' : 'invitation', content: contentOf(change, appointment.sequence + 1) }
        return { change, mail, reminder: written }
      }),

    cancelAppointment: (stamp) =>
      applyActionOnce(store, stamp, 'cancel', 'appointment', ({ appointment, answers, invited }) => {
        if (!appointment) return { fieldErrors: { appointment: appointmentErrors.none } }
        if (appointment.state !== 'set')
          return { fieldErrors: { appointment: isAppointmentActive(appointment) ? appointmentErrors.isHere : appointmentErrors.over } }
        const appointmentState = 'cancelled'
        if (!answers.email) return { appointmentState, text: tellThemByPhone }
        if (!isIn(invited, answers.email)) return { appointmentState, text: neverInvited }
        return { appointmentState, mail: { kind: 'cancellation', content: contentOf(appointment, appointment.sequence + 1) } }
      }),

    sendInvitation: (stamp) =>
      applyActionOnce(store, stamp, 'invitation', 'appointment', ({ appointment, answers }) => {
        if (!appointment) return { fieldErrors: { appointment: appointmentErrors.none } }
        if (!isStillToCome(appointment, now()))
          return { fieldErrors: { appointment: isAppointmentActive(appointment) ? appointmentErrors.isPast : appointmentErrors.over } }
        if (!answers.email) return { fieldErrors: { appointment: tellThemByPhone } }
        return invitationTo(appointment, now())
      }),
  }
}

type Told = Pick<CheckedAppointment, 'date' | 'time' | 'minutes' | 'readyDate' | 'readyTime' | 'startsAt' | 'readyAt'> & { id: string }

/** Returns what an email about an appointment says. */
function contentOf({ id, date, time, minutes, readyDate, readyTime, startsAt, readyAt }: Told, sequence: number): AppointmentContent {
  return { id, sequence, date, time, minutes, readyDate, readyTime, startsAt, readyAt }
}

/** A customer who was told the time within so many hours isn't reminded of it. */
const rememberedHours = 12

/** Returns the reminder of an appointment that is being booked or moved, or undefined if it isn't wanted or the appointment is too soon. */
function reminderOf({ date, reminder }: Pick<CheckedAppointment, 'date' | 'reminder'>, now: number) {
  const times = reminderTimes(date)
  return reminder && times.dueAt - now >= rememberedHours * 3_600_000 ? times : undefined
}

function isStillToCome({ state, startsAt }: Pick<Appointment, 'state' | 'startsAt'>, now: number): boolean {
  return state === 'set' && startsAt > now
}

/** Returns the emails that invite the customer to an appointment as it stands. */
function invitationTo(appointment: Appointment & { sequence: number }, now: number, sequence = appointment.sequence + 1): Decision {
  return { sequence, mail: { kind: 'invitation', content: contentOf(appointment, sequence) }, reminder: reminderOf(appointment, now) }
}

/**
 * Returns the emails about an appointment that follow from another address of its customer: an invitation to that one, and one to each former address
 * that was invited, so that nobody else keeps the appointment in their calendar. None if the appointment is over.
 */
export function mailsForAddress(
  { appointment, invited }: Pick<ActionSubject, 'appointment' | 'invited'>,
  email: string,
  now: number,
): Decision {
  if (!appointment || !isStillToCome(appointment, now)) return {}
  const to = invited.filter((address) => !isIn([email], address))
  const sequence = appointment.sequence + 1
  const otherAddress = to.length > 0 ? { to, content: contentOf(appointment, sequence) } : undefined
  if (email === '' || isIn(invited, email)) return otherAddress ? { otherAddress, sequence } : {}
  // Later than the other, for a calendar that both addresses share.
  return { ...invitationTo(appointment, now, sequence + 1), otherAddress }
}

/** Whether an address is one of these. Capitals make no other mailbox. */
function isIn(addresses: readonly string[], email: string): boolean {
  return addresses.some((address) => address.toLowerCase() === email.toLowerCase())
}
