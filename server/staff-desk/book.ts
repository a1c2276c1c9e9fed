import { randomUUIDv7 } from 'node:crypto'
import type { Visit } from '../../domain/appointments/appointment.ts'
import { closedTimes } from '../../domain/appointments/closed-times.ts'
import {
  bookedAlready,
  type CheckedVisit,
  checkVisit,
  neverInvited,
  reminderSetTo,
  tellThemByPhone,
} from '../../domain/appointments/visit.ts'
import { isVisitActive, visitErrors } from '../../domain/appointments/visit-state.ts'
import type { Desk } from '../../domain/desk.ts'
import { isUuid } from '../../domain/form.ts'
import type { DeskStore } from '../database/store.ts'
import type { ActionSubject, Decision } from '../enquiries/actions.ts'
import type { VisitContent } from '../mail/calendar-file.ts'
import { reminderTimes } from '../mail/kinds/reminder.ts'
import { applyActionOnce } from './apply-action-once.ts'

/**
 * Returns the use cases that book, change and cancel a car's visit, and tell the customer again. They get an email if there is an address.
 * @param now milliseconds since 1970
 */
export function createBookingUseCases(
  store: DeskStore,
  now: () => number,
): Pick<Desk, 'bookingTime' | 'book' | 'changeVisit' | 'cancelVisit' | 'sendInvitation'> {
  return {
    bookingTime: async (enquiry) => (isUuid(enquiry) ? await store.findBookingTime(enquiry) : undefined),

    book: (stamp, sent) =>
      applyActionOnce(store, stamp, 'appointment', 'date', (enquiry) => {
        const checked = checkVisit(sent, now())
        if (!checked.ok) return checked
        if (isVisitActive(enquiry.visit)) return { fieldErrors: { date: bookedAlready } }
        const newVisit = { ...checked.visit, id: randomUUIDv7(), outsideHours: closedTimes(checked.visit) }
        if (!enquiry.answers.email) return { newVisit, text: tellThemByPhone }
        const mail = { kind: 'invitation', content: contentOf(newVisit, 0) }
        return { newVisit, mail, reminder: reminderOf(newVisit, now()) }
      }),

    changeVisit: (stamp, sent) =>
      applyActionOnce(store, stamp, 'change', 'date', (enquiry) => {
        const { visit, answers, invited } = enquiry
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
        const written = canRemind ? reminderOf(change, now()) : undefined
        // It holds its bay already.
        if (isSameTime)
          return { change: { ...change, anyway: ['full', 'twice'] }, text: reminderSetTo(written !== undefined), reminder: written }
        const mail = { kind: isIn(invited, answers.email) ? 'update' : 'invitation', content: contentOf(change, visit.sequence + 1) }
        return { change, mail, reminder: written }
      }),

    cancelVisit: (stamp) =>
      applyActionOnce(store, stamp, 'cancel', 'visit', ({ visit, answers, invited }) => {
        if (!visit) return { fieldErrors: { visit: visitErrors.none } }
        if (visit.state !== 'set') return { fieldErrors: { visit: isVisitActive(visit) ? visitErrors.isHere : visitErrors.over } }
        const visitState = 'cancelled'
        if (!answers.email) return { visitState, text: tellThemByPhone }
        if (!isIn(invited, answers.email)) return { visitState, text: neverInvited }
        return { visitState, mail: { kind: 'cancellation', content: contentOf(visit, visit.sequence + 1) } }
      }),

    sendInvitation: (stamp) =>
      applyActionOnce(store, stamp, 'invitation', 'visit', ({ visit, answers }) => {
        if (!visit) return { fieldErrors: { visit: visitErrors.none } }
        if (!isStillToCome(visit, now())) return { fieldErrors: { visit: isVisitActive(visit) ? visitErrors.isPast : visitErrors.over } }
        if (!answers.email) return { fieldErrors: { visit: tellThemByPhone } }
        return invitationTo(visit, now())
      }),
  }
}

type Told = Pick<CheckedVisit, 'date' | 'time' | 'minutes' | 'readyDate' | 'readyTime' | 'startsAt' | 'readyAt'> & { id: string }

/** Returns what an email about a visit says. */
function contentOf({ id, date, time, minutes, readyDate, readyTime, startsAt, readyAt }: Told, sequence: number): VisitContent {
  return { id, sequence, date, time, minutes, readyDate, readyTime, startsAt, readyAt }
}

/** A customer who was told the time within so many hours isn't reminded of it. */
const rememberedHours = 12

/** Returns the reminder of a visit that is being booked or moved, or undefined if it isn't wanted or the visit is too soon. */
function reminderOf({ date, reminder }: Pick<CheckedVisit, 'date' | 'reminder'>, now: number) {
  const times = reminderTimes(date)
  return reminder && times.dueAt - now >= rememberedHours * 3_600_000 ? times : undefined
}

function isStillToCome({ state, startsAt }: Pick<Visit, 'state' | 'startsAt'>, now: number): boolean {
  return state === 'set' && startsAt > now
}

/** Returns the emails that invite the customer to a visit as it stands. */
function invitationTo(visit: Visit & { sequence: number }, now: number, sequence = visit.sequence + 1): Decision {
  return { sequence, mail: { kind: 'invitation', content: contentOf(visit, sequence) }, reminder: reminderOf(visit, now) }
}

/**
 * Returns the emails about a visit that follow from another address of its customer: an invitation to that one, and one to each former address
 * that was invited, so that nobody else keeps the visit in their calendar. None if the visit is over.
 */
export function mailsForAddress({ visit, invited }: Pick<ActionSubject, 'visit' | 'invited'>, email: string, now: number): Decision {
  if (!visit || !isStillToCome(visit, now)) return {}
  const to = invited.filter((address) => !isIn([email], address))
  const sequence = visit.sequence + 1
  const otherAddress = to.length > 0 ? { to, content: contentOf(visit, sequence) } : undefined
  if (email === '' || isIn(invited, email)) return otherAddress ? { otherAddress, sequence } : {}
  // Later than the other, for a calendar that both addresses share.
  return { ...invitationTo(visit, now, sequence + 1), otherAddress }
}

/** Whether an address is one of these. Capitals make no other mailbox. */
function isIn(addresses: readonly string[], email: string): boolean {
  return addresses.some((address) => address.toLowerCase() === email.toLowerCase())
}
