import { textRule } from '../enquiries/fields/field.ts'
import { type Checked, check, type FieldErrors, type Form, type FormAnswers } from '../form.ts'
import type { Instant } from '../instant.ts'
import { addDays, instantOf, wallClockAt } from '../opening-hours/dates.ts'
import type { Outage } from './appointment.ts'
import { dateField, lastDay, momentOf, timeField } from './appointment-form.ts'

const maxReason = 100

const fields = {
  date: dateField('First day', 'Enter the first day like this: 2027-03-09.'),
  time: timeField('From', 'Enter the time like this: 08:30.', { required: false }),
  untilDate: dateField('Last day', 'Enter the last day like this: 2027-03-09.'),
  untilTime: timeField('Until', 'Enter the time like this: 16:30.', { required: false }),
  reason: {
    label: 'Reason',
    hint: 'Such as: Hoist broken',
    required: true,
    maxLength: maxReason,
    rule: textRule('Reason', maxReason),
    input: { autoComplete: 'off', spellCheck: true },
  },
}

/** Takes a bay out of use. Without a time, it is from the beginning of the first day, or until the end of the last. */
export const outageForm = { fields } satisfies Form

export const outageErrors = {
  past: 'That’s in the past.',
  far: 'That’s more than a year away.',
  backwards: 'It must end after it begins.',
  full: 'All the bays are out of use then already.',
} as const

/**
 * Returns the answers that take a bay out of use again, from today on if it began earlier; undefined if it is over.
 * @param today the date at the workshop
 */
export function outageAnswers({ startsAt, endsAt, reason }: CheckedOutage, today: string): FormAnswers<typeof outageForm> | undefined {
  const [start, end] = [wallClockAt(new Date(startsAt)), wallClockAt(new Date(endsAt))]
  // Midnight is the end of the day before.
  const untilDate = wallClockAt(new Date(endsAt - 1)).date
  if (untilDate < today) return undefined
  const { date, time } = start.date < today ? { date: today, time: '' } : start
  const timeIn = (text: string) => (text === '00:00' ? '' : text)
  return { date, time: timeIn(time), untilDate, untilTime: timeIn(end.time), reason }
}

type CheckedOutage = Pick<Outage, 'startsAt' | 'endsAt' | 'reason'>
type Refusal = Extract<Checked<typeof fields>, { ok: false }>

/** Validates what was sent. It may have begun earlier today. */
export function checkOutage(sent: unknown, now: Instant): { ok: true; outage: CheckedOutage } | Refusal {
  const checked = check(outageForm, sent)
  if (!checked.ok) return checked
  const { date, time, untilDate, untilTime, reason } = checked.answers
  const fieldErrors: FieldErrors<typeof fields> = {}
  const start = momentOf(date, time || '00:00')
  // No date follows 31 December 9999.
  const isFar = untilDate > lastDay(now)
  const end = untilTime || isFar ? momentOf(untilDate, untilTime || '00:00') : { at: instantOf(addDays(untilDate, 1)) }
  if (start.error) fieldErrors.time = start.error
  if (end.error) fieldErrors.untilTime = end.error
  if (date < wallClockAt(new Date(now)).date) fieldErrors.date = outageErrors.past
  if (isFar) fieldErrors.untilDate = outageErrors.far
  else if (untilDate < date) fieldErrors.untilDate = outageErrors.backwards
  else if (start.at !== undefined && end.at !== undefined && end.at <= start.at) fieldErrors.untilTime = outageErrors.backwards
  else if (end.at !== undefined && end.at <= now) fieldErrors.untilTime = outageErrors.past
  if (Object.keys(fieldErrors).length > 0 || start.at === undefined || end.at === undefined) return { ok: false, fieldErrors }
  return { ok: true, outage: { startsAt: start.at, endsAt: end.at, reason } }
}
