import { randomUUIDv7 } from 'node:crypto'
import { closedTimes } from '../../desk/actions/closed-times.ts'
import type { Desk } from '../../desk/actions/desk.ts'
import { isUuid } from '../../desk/actions/form.ts'
import { bookedAlready, type CheckedVisit, checkVisit, neverInvited, reminderSetTo, tellThemByPhone } from '../../desk/actions/visit.ts'
import { isVisitActive, visitErrors } from '../../desk/actions/visit-state.ts'
import type { VisitContent } from '../mail/calendar-file.ts'
import { type ReminderContent, reminderTimes } from '../mail/kinds/reminder.ts'
import type { ActionSubject } from '../store/actions.ts'
import type { DeskStore } from '../store/store.ts'
import { applyActionOnce } from './apply-action-once.ts'

/**
 * Returns the use cases that book, change and cancel a car's visit. The customer gets an email if there is an address.
 * @param now milliseconds since 1970
 */
export function createBookingUseCases(
  store: DeskStore,
  now: () => number,
): Pick<Desk, 'bookingTime' | 'book' | 'changeVisit' | 'cancelVisit'> {
  return {
    bookingTime: async (enquiry) => (isUuid(enquiry) ? await store.findBookingTime(enquiry) : undefined),

    book: (stamp, sent) =>
      applyActionOnce(store, stamp, 'appointment', 'date', (enquiry) => {
        const checked = checkVisit(sent, now())
        if (!checked.ok) return checked
        if (isVisitActive(enquiry.visit)) return { fieldErrors: { date: bookedAlready } }
        const newVisit = { ...checked.visit, id: randomUUIDv7(), outsideHours: closedTimes(checked.visit) }
        if (!enquiry.answers.email) return { newVisit, text: tellThemByPhone }
        const mail = { kind: 'invitation', content: contentOf(enquiry, newVisit, 0) }
        return { newVisit, mail, reminder: reminderOf(enquiry, newVisit, now()) }
      }),

    changeVisit: (stamp, sent) =>
      applyActionOnce(store, stamp, 'change', 'date', (enquiry) => {
        const { visit, answers, customerNotified } = enquiry
        if (!visit) return { fieldErrors: { date: visitErrors.none } }
        if (visit.state !== 'set' && visit.state !== 'here') return { fieldErrors: { date: visitErrors.over } }
        const checked = checkVisit(sent, now(), visit)
        if (!checked.ok) return checked
        const outsideHours = closedTimes(checked.visit, visit)
        const canRemind = visit.state === 'set' && answers.email !== ''
        const reminder = canRemind ? checked.visit.reminder : visit.reminder
        const change = { ...checked.visit, id: visit.id, reminder, outsideHours }
        if (visit.state === 'here' && change.startsAt !== visit.startsAt) return { fieldErrors: { date: visitErrors.hasStarted } }
        const { startsAt, readyAt, minutes } = visit
        const isSameTime = change.startsAt === startsAt && change.readyAt === readyAt && change.minutes === minutes
        if (isSameTime && reminder === visit.reminder) return { fieldErrors: { date: visitErrors.unchanged } }
        if (!answers.email) return { change, text: tellThemByPhone }
        const written = canRemind ? reminderOf(enquiry, change, now()) : undefined
        // It holds its bay already.
        if (isSameTime)
          return { change: { ...change, anyway: ['full', 'twice'] }, text: reminderSetTo(written !== undefined), reminder: written }
        const mail = { kind: customerNotified ? 'update' : 'invitation', content: contentOf(enquiry, change, visit.sequence + 1) }
        return { change, mail, reminder: written }
      }),

    cancelVisit: (stamp) =>
      applyActionOnce(store, stamp, 'cancel', 'visit', (enquiry) => {
        const { visit, answers, customerNotified } = enquiry
        if (!visit) return { fieldErrors: { visit: visitErrors.none } }
        if (visit.state !== 'set') return { fieldErrors: { visit: isVisitActive(visit) ? visitErrors.isHere : visitErrors.over } }
        const visitState = 'cancelled'
        if (!answers.email) return { visitState, text: tellThemByPhone }
        if (!customerNotified) return { visitState, text: neverInvited }
        return { visitState, mail: { kind: 'cancellation', content: contentOf(enquiry, visit, visit.sequence + 1) } }
      }),
  }
}

type Told = Pick<CheckedVisit, 'date' | 'time' | 'minutes' | 'readyDate' | 'readyTime' | 'startsAt' | 'readyAt'> & { id: string }

/** Returns what an email about a visit says. */
function contentOf({ answers, confirmation }: ActionSubject, visit: Told, sequence: number): VisitContent {
  const { id, date, time, minutes, readyDate, readyTime, startsAt, readyAt } = visit
  return { id, sequence, date, time, minutes, readyDate, readyTime, startsAt, readyAt, plate: answers.plate ?? '', confirmation }
}

/** Returns the reminder of a visit, unless it would be due already or isn't wanted. */
function reminderOf({ answers, confirmation }: ActionSubject, { date, time, reminder }: CheckedVisit, now: number) {
  const { dueAt, expiresAt } = reminderTimes(date)
  if (!reminder || dueAt <= now) return undefined
  const content: ReminderContent = { date, time, plate: answers.plate ?? '', dueAt, confirmation }
  return { content, dueAt, expiresAt }
}
