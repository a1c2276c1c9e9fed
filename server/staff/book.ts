import { randomUUIDv7 } from 'node:crypto'
import {
  bookedAlready,
  checkAppointment,
  neverInvited,
  reminderSetTo,
  tellThemByPhone,
  type Visit,
} from '../../desk/actions/appointment.ts'
import { closedTimes } from '../../desk/actions/closed-times.ts'
import type { Desk } from '../../desk/actions/desk.ts'
import { isUuid } from '../../desk/actions/form.ts'
import { isOpen, visitErrors } from '../../desk/actions/visit.ts'
import type { VisitContent } from '../mail/calendar-file.ts'
import { type ReminderContent, reminderTimes } from '../mail/kinds/reminder.ts'
import type { ActionSubject } from '../store/actions.ts'
import type { EnquiryActions } from '../store/store.ts'
import { actOnce } from './act-once.ts'

/**
 * Returns the use cases that book, change and cancel a car's visit. The customer gets a mail if there is an address.
 * @param now milliseconds since 1970
 */
export function createBookingUseCases(
  store: EnquiryActions,
  now: () => number,
): Pick<Desk, 'bookingTime' | 'book' | 'changeVisit' | 'cancelVisit'> {
  return {
    bookingTime: async (enquiry) => (isUuid(enquiry) ? await store.findBookingTime(enquiry) : undefined),

    book: (stamp, sent) =>
      actOnce(store, stamp, 'appointment', 'date', (enquiry) => {
        const checked = checkAppointment(sent, now())
        if (!checked.ok) return checked
        if (isOpen(enquiry.appointment)) return { fieldErrors: { date: bookedAlready } }
        const visit = { ...checked.visit, id: randomUUIDv7(), closed: closedTimes(checked.visit) }
        if (!enquiry.answers.email) return { visit, text: tellThemByPhone }
        const mail = { kind: 'invitation', content: contentOf(enquiry, visit, 0) }
        return { visit, mail, reminder: reminderOf(enquiry, visit, now()) }
      }),

    changeVisit: (stamp, sent) =>
      actOnce(store, stamp, 'change', 'date', (enquiry) => {
        const { appointment, answers, told } = enquiry
        if (!appointment) return { fieldErrors: { date: visitErrors.none } }
        if (appointment.state !== 'set' && appointment.state !== 'here') return { fieldErrors: { date: visitErrors.over } }
        const checked = checkAppointment(sent, now(), appointment)
        if (!checked.ok) return checked
        const closed = closedTimes(checked.visit, appointment)
        const canRemind = appointment.state === 'set' && answers.email !== ''
        const reminder = canRemind ? checked.visit.reminder : appointment.reminder
        const change = { ...checked.visit, id: appointment.id, reminder, closed }
        if (appointment.state === 'here' && change.startsAt !== appointment.startsAt)
          return { fieldErrors: { date: visitErrors.hasStarted } }
        const { startsAt, readyAt, minutes } = appointment
        const isSameTime = change.startsAt === startsAt && change.readyAt === readyAt && change.minutes === minutes
        if (isSameTime && reminder === appointment.reminder) return { fieldErrors: { date: visitErrors.unchanged } }
        if (!answers.email) return { change, text: tellThemByPhone }
        const written = canRemind ? reminderOf(enquiry, change, now()) : undefined
        // It holds its bay already.
        if (isSameTime) return { change: { ...change, anyway: ['full'] }, text: reminderSetTo(written !== undefined), reminder: written }
        const mail = { kind: told ? 'update' : 'invitation', content: contentOf(enquiry, change, appointment.sequence + 1) }
        return { change, mail, reminder: written }
      }),

    cancelVisit: (stamp) =>
      actOnce(store, stamp, 'cancel', 'visit', (enquiry) => {
        const { appointment, answers, told } = enquiry
        if (!appointment) return { fieldErrors: { visit: visitErrors.none } }
        if (appointment.state !== 'set') return { fieldErrors: { visit: isOpen(appointment) ? visitErrors.isHere : visitErrors.over } }
        const visitState = 'cancelled'
        if (!answers.email) return { visitState, text: tellThemByPhone }
        if (!told) return { visitState, text: neverInvited }
        return { visitState, mail: { kind: 'cancellation', content: contentOf(enquiry, appointment, appointment.sequence + 1) } }
      }),
  }
}

type Told = Pick<Visit, 'date' | 'time' | 'minutes' | 'readyDate' | 'readyTime' | 'startsAt' | 'readyAt'> & { id: string }

/** Returns what a mail about a visit says. */
function contentOf({ answers, confirmation }: ActionSubject, visit: Told, sequence: number): VisitContent {
  const { id, date, time, minutes, readyDate, readyTime, startsAt, readyAt } = visit
  return { id, sequence, date, time, minutes, readyDate, readyTime, startsAt, readyAt, plate: answers.plate ?? '', confirmation }
}

/** Returns the reminder of a visit, unless it would be due already or isn't wanted. */
function reminderOf({ answers, confirmation }: ActionSubject, { date, time, reminder }: Visit, now: number) {
  const { dueAt, expiresAt } = reminderTimes(date)
  if (!reminder || dueAt <= now) return undefined
  const content: ReminderContent = { date, time, plate: answers.plate ?? '', dueAt, confirmation }
  return { content, dueAt, expiresAt }
}
