import type { ActionFunctionArgs } from 'react-router'
import { lastDay } from '../../domain/appointments/appointment-form.ts'
import { outageForm } from '../../domain/appointments/outage.ts'
import { changeDay, useDayForm } from '../change-day.ts'
import { ActionForm, SubmitButton } from '../components/action-form/action-form.tsx'
import layout from '../components/action-form/form-layout.module.css'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { Field } from '../components/field/field.tsx'
import { runFromBrowser } from '../run-use-case.ts'

export const action = (args: ActionFunctionArgs) =>
  changeDay(args, {
    what: 'outage',
    add: (desk, stamp, _date, sent) => desk.addOutage(stamp, sent),
    remove: (desk, id, staff) => desk.removeOutage(id, staff),
  })
export const clientAction = runFromBrowser

/** The form that takes a bay out of use, for that day unless told otherwise. */
export default function Outage() {
  const { key, date, id, failure, start, now } = useDayForm('outage')
  const errors = errorsOf(failure)
  const answers: Readonly<Record<string, string>> = failure?.answers ?? start ?? { date, untilDate: date }
  const { fields } = outageForm
  const field = (name: keyof typeof fields) => ({ name, field: fields[name], error: errors[name], defaultValue: answers[name] })
  return (
    <ActionForm key={key} action={`/days/${date}/outage#add`} hidden={{ action: id }} label="Bay out of use" className={layout.form}>
      <Failure failure={failure} now={now} />
      <Field {...field('reason')} maxLength={fields.reason.maxLength} />
      <div className={layout.pair}>
        <Field {...field('date')} max={lastDay(now)} />
        <Field {...field('time')} />
        <Field {...field('untilDate')} max={lastDay(now)} />
        <Field {...field('untilTime')} />
      </div>
      <p className={layout.quiet}>Leave the times empty for whole days. Cars that are booked already stay booked.</p>
      <div className={layout.end}>
        <SubmitButton primary busy="Saving…">
          Take it out of use
        </SubmitButton>
      </div>
    </ActionForm>
  )
}
