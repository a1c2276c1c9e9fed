import * as v from 'valibot'
import { appointmentForm, lastDay, momentOf } from '../appointments/appointment-form.ts'
import { check, type FieldErrors, type Form } from '../form.ts'
import type { Instant } from '../instant.ts'
import { wallClockAt } from '../opening-hours/dates.ts'
import { defineAction } from './action.ts'
import { type Details, detailsForm } from './details.ts'

const { date, time } = appointmentForm.fields
const { phone } = detailsForm.fields

/** When to call a customer. Dates and times are New Zealand's. */
const whenForm = { fields: { date, time } } satisfies Form

/** The same for an enquiry without a phone number, which it asks for. */
export const callBackForm = {
  fields: {
    ...whenForm.fields,
    phone: {
      ...phone,
      required: true,
      rule: v.pipe(
        phone.rule,
        v.check((text) => text !== '', 'Phone is required.'),
      ),
    },
  },
} satisfies Form

/** The value of the button that clears it. */
const clearForm = {
  fields: { off: { ...date, label: 'Off', rule: v.pipe(v.string(), v.picklist(['yes'])) } },
} satisfies Form

/** Validates what was sent. `text`: the action's. `details`: the number, if the enquiry had none. */
export function checkCallBack(
  sent: unknown,
  now: Instant,
  { hasPhone }: { hasPhone: boolean },
): { ok: true; text: string; details?: Details } | { ok: false; fieldErrors: FieldErrors<typeof callBackForm.fields> } {
  if (check(clearForm, sent).ok) return { ok: true, text: '' }
  const checked = check(hasPhone ? whenForm : callBackForm, sent)
  if (!checked.ok) return checked
  const { date, time, ...details } = checked.answers
  const { at, error } = momentOf(date, time)
  if (at === undefined) return { ok: false, fieldErrors: { time: error } }
  const today = wallClockAt(new Date(now)).date
  if (at <= now) return { ok: false, fieldErrors: { [date < today ? 'date' : 'time']: 'That’s in the past.' } }
  if (date > lastDay(now)) return { ok: false, fieldErrors: { date: 'That’s more than a year away.' } }
  return { ok: true, text: `${date}T${time}`, ...(!hasPhone && { details }) }
}

/** Sets or clears a callback. */
export const callBack = defineAction({
  kind: 'call-back',
  who: 'staff',
  form: callBackForm,
  problemAt: 'date',
  decide(sent, { answers }, now) {
    const checked = checkCallBack(sent, now, { hasPhone: Boolean(answers.phone) })
    if (!checked.ok) return checked
    const { text, details } = checked
    return details ? { text, details } : { text }
  },
})
