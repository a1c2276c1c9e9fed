import * as v from 'valibot'
import type { Facts } from '../../workshop/facts.ts'
import { type Field, textRule } from '../enquiries/fields/field.ts'
import { check, type FieldErrors, type Form, type FormAnswers, yesRule } from '../form.ts'
import type { Instant } from '../instant.ts'
import { addDays, longDate, wallClockAt, zone } from '../opening-hours/dates.ts'
import type { Appointment, ClosedTime } from './appointment.ts'
import { type DropOffTimes, workDone } from './drop-off.ts'

/** The bounds of an appointment's minutes. */
export const shortestAppointment = 15
export const longestAppointment = 600

/** How many days a car can stay. */
export const maxDaysHere = 21

const anywayPattern = /^([\d-]{10}T[\d:]{5}\/[\d-]{10}T[\d:]{5}) ((?:closed|full|twice)(?: (?:full|twice)){0,2})$/
const insteadPattern = /^([\d-]{10})T([\d:]{5})\/([\d-]{10})T([\d:]{5}) (\d{1,3})$/
const reminderError = 'Tick the box for no reminder, or leave it unticked.'

const fields = {
  date: dateField('Date', 'Enter the date like this: 2027-03-09.'),
  time: timeField('Time', 'Enter the time like this: 08:30.'),
  minutes: {
    label: 'Minutes',
    hint: 'How long the work takes',
    required: true,
    maxLength: 10,
    rule: v.pipe(
      textRule('Minutes', 10),
      v.regex(/^\d+$/, minutesError()),
      v.check((text) => Number(text) >= shortestAppointment && Number(text) <= longestAppointment, minutesError()),
    ),
    input: { type: 'number', autoComplete: 'off' },
  },
  // Both may be empty, for the start plus the minutes while we're open; the date alone, for the day of the start.
  readyDate: dateField('Ready date', 'Enter the ready date like this: 2027-03-09.', { required: false }),
  readyTime: timeField('Ready time', 'Enter the ready time like this: 16:30.', { required: false }),
  /** 'yes' when ticked: no reminder the day before. */
  noReminder: {
    label: 'No reminder the day before',
    required: false,
    maxLength: 3,
    rule: yesRule(reminderError),
    input: { type: 'checkbox', autoComplete: 'off' },
  },
  /** The value of the "Book anyway" button that is shown when all bays are taken, we're closed or the car is already booked. */
  anyway: buttonField('Book anyway', 51, anywayPattern, 'Press Book it in or Book anyway.'),
  /** The value of the button with the next free time, which is shown when all bays are taken. */
  instead: buttonField('Next free time', 37, insteadPattern, 'Press Book it in, or the button with the free time.'),
} satisfies Record<string, Field>

/** What staff have to confirm before an appointment is booked. */
export type ObstacleKind = 'closed' | 'full' | 'twice'

/** Returns the value of the "Book anyway" button: the refused times and the reasons. It confirms nothing else. */
export function anywayFor(
  { date, time, readyDate, readyTime }: Pick<CheckedAppointment, 'date' | 'time' | 'readyDate' | 'readyTime'>,
  found: readonly ObstacleKind[],
): string {
  return `${date}T${time}/${readyDate}T${readyTime} ${found.join(' ')}`
}

/**
 * Returns the value of the button that books the next free time instead.
 * @param minutes of work
 * @param stay open minutes from the end of its drop-off window for which the car needs a bay
 */
export function insteadAt(free: Pick<CheckedAppointment, 'date' | 'time'>, minutes: number, stay: number, times: DropOffTimes): string {
  const ready = workDone(free, stay, times)
  return `${free.date}T${free.time}/${ready.date}T${ready.time} ${minutes}`
}

/** Returns what was sent, with the free time if that button was pressed. If the minutes were edited since, the ready time follows from them. */
function withInstead(sent: unknown): unknown {
  const { instead, minutes: typed } = (sent ?? {}) as Record<string, unknown>
  const [, date, time, readyDate, readyTime, minutes] = insteadPattern.exec(typeof instead === 'string' ? instead : '') ?? []
  if (!date) return sent
  return { ...(sent as object), date, time, ...(minutes === typed ? { readyDate, readyTime } : { readyDate: '', readyTime: '' }) }
}

/** The agreed appointment of a car, in New Zealand dates and times. */
export const appointmentForm = { fields } satisfies Form

export type AppointmentAnswers = FormAnswers<typeof appointmentForm>

/** Returned for `date` when the enquiry already has an appointment. */
export const bookedAlready = 'This enquiry already has an appointment.'

/** The text of a booking that sends no email, because there is no address. */
export const tellThemByPhone = 'There’s no email address, so ring them to confirm.'

/** The text of a cancelled appointment about which the customer had no email. */
export const neverInvited =
  'The calendar invite hadn’t gone out, so they won’t get an email. If you’d already given them the time, ring and tell them it’s off.'

/** The text of a change of the reminder alone. */
export function reminderSetTo(on: boolean): string {
  return on ? 'A reminder goes out at 9.00am the day before.' : 'They won’t get a reminder.'
}

/** For an enquiry that names no service. */
const defaultMinutes = 60

/** Returns how long the work of a service usually takes, in minutes. */
export function usualMinutesOf(service: string | undefined, { usualMinutes }: Facts): number {
  return usualMinutes[service ?? ''] ?? defaultMinutes
}

/** The time of an appointment, as it was agreed. */
export type AgreedTime = Pick<Appointment, 'date' | 'time' | 'minutes' | 'readyDate' | 'readyTime' | 'startsAt' | 'readyAt' | 'reminder'>

/** A valid appointment. `anyway`: the obstacles that staff have confirmed for these times. */
export type CheckedAppointment = AgreedTime & { anyway: readonly ObstacleKind[] }

/** `outsideHours`: its times outside opening hours. */
export type NewAppointment = CheckedAppointment & { id: string; outsideHours: readonly ClosedTime[] }

/**
 * Validates what was sent: both times must exist, in a sensible order.
 * @param before the appointment as it was before a change: it may have begun
 */
export function checkAppointment(
  sent: unknown,
  now: Instant,
  times: DropOffTimes,
  before?: { startsAt: Instant },
): { ok: true; appointment: CheckedAppointment } | { ok: false; fieldErrors: FieldErrors<typeof fields> } {
  const checked = check(appointmentForm, withInstead(sent))
  if (!checked.ok) return checked
  const { date, time, minutes, noReminder, anyway } = checked.answers
  const fieldErrors: FieldErrors<typeof fields> = {}
  const start = momentOf(date, time)
  const isFar = date > lastDay(now)
  // Nobody knows when we open after 31 December 9999.
  const { readyDate, readyTime, ready } = readyOf(checked.answers, isFar ? undefined : start.at, times)
  if (start.error) fieldErrors.time = start.error
  if (ready.error) fieldErrors.readyTime = ready.error
  if (isFar) fieldErrors.date = 'That’s more than a year away.'
  else if (start.at !== undefined && start.at < now && start.at !== before?.startsAt)
    fieldErrors[date < wallClockAt(new Date(now)).date ? 'date' : 'time'] = 'That’s in the past.'
  if (!isFar && readyDate > addDays(date, maxDaysHere)) fieldErrors.readyDate = `The car can stay for up to ${maxDaysHere} days.`
  else if (start.at !== undefined && ready.at !== undefined && ready.at <= start.at)
    fieldErrors[readyDate < date ? 'readyDate' : 'readyTime'] = 'The car must be ready after it’s dropped off.'
  if (Object.keys(fieldErrors).length > 0 || start.at === undefined || ready.at === undefined) return { ok: false, fieldErrors }
  const appointment = { date, time, minutes: Number(minutes), readyDate, readyTime, startsAt: start.at, readyAt: ready.at }
  return { ok: true, appointment: { ...appointment, reminder: noReminder !== 'yes', anyway: obstaclesIn(anyway, appointment) } }
}

/** Returns when a car is ready: as typed, or once the work is done in opening hours. */
function readyOf({ date, time, minutes, readyDate, readyTime }: AppointmentAnswers, startsAt: Instant | undefined, times: DropOffTimes) {
  if (readyTime) return { readyDate: readyDate || date, readyTime, ready: momentOf(readyDate || date, readyTime) }
  if (readyDate) return { readyDate, readyTime, ready: { error: 'Ready time is required.' } }
  if (startsAt === undefined) return { readyDate: date, readyTime: time, ready: {} }
  const done = workDone({ date, time }, Number(minutes), times)
  return { readyDate: done.date, readyTime: done.time, ready: momentOf(done.date, done.time) }
}

/** Returns the last day for which appointments and calls can be planned: a year after today. */
export function lastDay(now: Instant): string {
  return aYearAfter(wallClockAt(new Date(now)).date)
}

/** Returns the same day of the next year, and 28 February for the 29th. */
function aYearAfter(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4).replace('-02-29', '-02-28')}`
}

/** Returns what staff have confirmed for these times. */
function obstaclesIn(anyway: string, appointment: Parameters<typeof anywayFor>[0]): ObstacleKind[] {
  const [, , found = ''] = anywayPattern.exec(anyway) ?? []
  const kinds = found.split(' ') as ObstacleKind[]
  return anyway === anywayFor(appointment, kinds) ? kinds : []
}

type Moment = { at?: Instant; error?: string }

/** Returns the instant of a New Zealand date and time, or an error if a clock change skips or repeats it. */
export function momentOf(date: string, time: string): Moment {
  const typed = Temporal.PlainDateTime.from(`${date}T${time}`)
  try {
    return { at: typed.toZonedDateTime(zone, { disambiguation: 'reject' }).epochMilliseconds }
  } catch {
    const skipped = !typed.toZonedDateTime(zone).toPlainDateTime().equals(typed)
    return {
      error: skipped
        ? `There’s no ${time} on ${longDate(date)}, because the clocks go forward. Choose another time.`
        : `${time} happens twice on ${longDate(date)}, because the clocks go back. Choose another time.`,
    }
  }
}

export function dateField(label: string, malformed: string, { required } = { required: true }): Field {
  return {
    label,
    required,
    maxLength: 10,
    rule: v.pipe(
      textRule(label, 10, { required, tooLong: malformed }),
      v.regex(/^(?:\d{4}-\d\d-\d\d)?$/, malformed),
      v.check((text) => text === '' || addDays(text, 0) === text, 'That date doesn’t exist.'),
    ),
    input: { type: 'date', autoComplete: 'off' },
  }
}

/** A submit button's value; empty when a different button was pressed. */
function buttonField(label: string, maxLength: number, pattern: RegExp, malformed: string): Field {
  return {
    label,
    required: false,
    maxLength,
    rule: v.pipe(
      v.optional(v.string(malformed), ''),
      v.maxLength(maxLength, malformed),
      v.check((text) => text === '' || pattern.test(text), malformed),
    ),
    input: { autoComplete: 'off' },
  }
}

export function timeField(label: string, malformed: string, { required } = { required: true }): Field {
  return {
    label,
    required,
    maxLength: 5,
    rule: v.pipe(textRule(label, 5, { required, tooLong: malformed }), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, malformed)),
    input: { type: 'time', autoComplete: 'off' },
  }
}

function minutesError(): string {
  return `Enter a whole number of minutes from ${shortestAppointment} to ${longestAppointment}.`
}
