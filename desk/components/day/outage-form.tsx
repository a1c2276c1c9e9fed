import { lastDay } from '../../../domain/appointments/appointment-form.ts'
import { outageForm } from '../../../domain/appointments/outage.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import styles from '../action-form/form-layout.module.css'
import { errorsOf, Failure } from '../failure/failure.tsx'
import { Field } from '../field/field.tsx'
import type { DayFormProps } from './day-note-form.tsx'

/** The form that takes a bay out of use, for that day unless told otherwise. */
export function OutageForm({ date, id, failure, start, now }: DayFormProps) {
  const errors = errorsOf(failure)
  const answers: Readonly<Record<string, string>> = failure?.answers ?? start ?? { date, untilDate: date }
  const { fields } = outageForm
  const field = (name: keyof typeof fields) => ({ name, field: fields[name], error: errors[name], defaultValue: answers[name] })
  return (
    <ActionForm action={`/days/${date}/outage#add`} hidden={{ action: id }} label="Bay out of use" className={styles.form}>
      <Failure failure={failure} now={now} />
      <Field {...field('reason')} maxLength={fields.reason.maxLength} />
      <div className={styles.pair}>
        <Field {...field('date')} max={lastDay(now)} />
        <Field {...field('time')} />
        <Field {...field('untilDate')} max={lastDay(now)} />
        <Field {...field('untilTime')} />
      </div>
      <p className={styles.quiet}>Leave the times empty for whole days. Cars that are booked already stay booked.</p>
      <div className={styles.end}>
        <SubmitButton primary busy="Saving…">
          Take it out of use
        </SubmitButton>
      </div>
    </ActionForm>
  )
}
