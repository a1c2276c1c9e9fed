import { callBackForm } from '../../../domain/actions/call-back.ts'
import { lastDay } from '../../../domain/appointments/appointment-form.ts'
import { EnquiryActionForm, type FormProps, SubmitButton } from '../action-form/action-form.tsx'
import styles from '../action-form/form-layout.module.css'
import { errorsOf, Failure } from '../failure/failure.tsx'
import { Field } from '../field/field.tsx'

/** When most people can be reached. */
const usualTime = '09:00'

/** Sets when the enquiry returns to the top of the inbox. `start`: initial values. */
export function CallBackForm({
  start,
  ...props
}: FormProps & { start: { date?: string | undefined; time?: string | undefined; phone?: string | undefined } }) {
  const { card, failure, now } = props
  const { date, time = usualTime, phone } = failure?.answers ?? start
  const errors = errorsOf(failure)
  const { fields } = callBackForm
  return (
    <EnquiryActionForm {...props} path="call-back" label="Callback">
      <Failure failure={failure} now={now} />
      <div className={styles.pair}>
        <Field name="date" field={fields.date} label="Call on" max={lastDay(now)} defaultValue={date} error={errors.date} />
        <Field name="time" field={fields.time} label="At" defaultValue={time} error={errors.time} />
      </div>
      {card.answers.phone ? null : (
        <Field name="phone" field={fields.phone} hint="There’s no number on this enquiry yet." defaultValue={phone} error={errors.phone} />
      )}
      <div className={styles.end}>
        <SubmitButton primary busy="Saving…">
          Call back then
        </SubmitButton>
        <p className={styles.quiet}>It’ll come back to the top of the inbox.</p>
      </div>
    </EnquiryActionForm>
  )
}
