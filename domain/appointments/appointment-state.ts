import { choiceField, type Form, type FormAnswers, yesRule } from '../form.ts'
import type { Instant } from '../instant.ts'
import { addDays, wallClockAt } from '../opening-hours/dates.ts'
import { type Appointment, type AppointmentState, appointmentStates } from './appointment.ts'
import { closedOn } from './day.ts'
import { type DropOffTimes, lateFrom } from './drop-off.ts'

const tick = 'Tick the box for an email, or leave it unticked.'

const fields = {
  state: choiceField('Status of the appointment', appointmentStates, 'Choose a status from the list.'),
  /** 'yes' when ticked. */
  tell: {
    label: 'Also email them that it’s ready',
    hint: 'The email is sent 10 seconds after you tap Ready. Until then, Undo stops it.',
    required: false,
    maxLength: 3,
    rule: yesRule(tick),
    input: { type: 'checkbox' as const, autoComplete: 'off' },
  },
}

/** Moves a car's appointment to another state, with one button. */
export const appointmentStateForm = { fields } satisfies Form

export type AppointmentStateAnswers = FormAnswers<typeof appointmentStateForm>

/**
 * The states that an appointment can move to with one button, the usual ones first. The others correct a mistake once it's too late for Undo. Cancelling
 * has its own form, because it emails the customer. After a no-show, a car that is still to come is booked again. From the day after an appointment, a car
 * that nobody marked can be collected at once.
 */
export const nextAppointmentStates: Readonly<Record<AppointmentState, readonly AppointmentState[]>> = {
  set: ['here', 'no-show', 'collected'],
  here: ['ready', 'collected', 'set'],
  ready: ['collected', 'here'],
  collected: ['ready'],
  'no-show': ['here'],
  cancelled: [],
}

/** The states in which a car is coming or here. In the others it holds no bay, and the enquiry can be booked again. */
export const activeAppointmentStates: readonly AppointmentState[] = ['set', 'here', 'ready']

export function isAppointmentActive(appointment: { state: AppointmentState } | undefined): boolean {
  return appointment !== undefined && activeAppointmentStates.includes(appointment.state)
}

/**
 * Returns why it's too early for an appointment's state; undefined when it isn't. Some cars are dropped off the evening before, so a car may arrive from
 * the last open day before its appointment. Any earlier, it would take a bay that is promised to others.
 */
export function tooEarly(
  to: AppointmentState,
  appointment: Pick<Appointment, 'state' | 'date' | 'time' | 'startsAt'>,
  now: Instant,
  times: DropOffTimes,
): string | undefined {
  const { state, date } = appointment
  if (to === 'no-show') return now < lateFrom(appointment, times) ? appointmentErrors.notDue : undefined
  const today = wallClockAt(new Date(now)).date
  if (to === 'collected') return state === 'set' && today <= date ? appointmentErrors.notHere : undefined
  if (to !== 'here') return undefined
  for (let day = addDays(date, -1); day > today; day = addDays(day, -1))
    if (closedOn(day, times) === undefined) return appointmentErrors.daysEarly
  return undefined
}

/** Why an appointment can't be moved, changed or cancelled. */
export const appointmentErrors = {
  none: 'There’s no appointment. Book one first.',
  notFrom: 'That’s no longer possible. Check the car’s status.',
  notDue: 'It’s only a no-show once its drop-off time has passed.',
  notHere: 'Mark it as here first.',
  daysEarly: 'It’s booked for a later day. If the car’s here now, change the appointment first, so that it has a bay until then.',
  onlyReady: 'You can only send that email when you mark the car as ready.',
  isHere: 'The car is here, so it’s too late to cancel. Mark it as collected when it leaves.',
  hasStarted: 'The car’s here already, so you can only change when it’ll be ready.',
  isPast: 'It’s too late for a calendar invite.',
  over: 'That appointment is over. Book another one instead.',
  unchanged: 'It’s already booked for then.',
} as const
