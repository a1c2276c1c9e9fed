import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { callBackForm } from '../../domain/actions/call-back.ts'
import { lastDay } from '../../domain/appointments/appointment-form.ts'
import { EnquiryActionForm, SubmitButton } from '../components/action-form/action-form.tsx'
import layout from '../components/action-form/form-layout.module.css'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { Field } from '../components/field/field.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'callBack')
export const clientAction = runFromBrowser

/** When most people can be reached. */
const usualTime = '09:00'

/** Sets when the enquiry returns to the top of the inbox. */
export default function CallBack() {
  const { card, ids, now, callOn } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  const start: Readonly<Record<string, string>> = { date: callOn }
  const { date, time = usualTime, phone } = failure?.answers ?? start
  const errors = errorsOf(failure)
  const { fields } = callBackForm
  return (
    <EnquiryActionForm card={card} id={ids.callBack} failure={failure} path="call-back" label="Callback">
      <Failure failure={failure} now={now} />
      <div className={layout.pair}>
        <Field name="date" field={fields.date} label="Call on" max={lastDay(now)} defaultValue={date} error={errors.date} />
        <Field name="time" field={fields.time} label="At" defaultValue={time} error={errors.time} />
      </div>
      {card.answers.phone ? null : (
        <Field name="phone" field={fields.phone} hint="There’s no number on this enquiry yet." defaultValue={phone} error={errors.phone} />
      )}
      <div className={layout.end}>
        <SubmitButton primary busy="Saving…">
          Call back then
        </SubmitButton>
        <p className={layout.quiet}>It’ll come back to the top of the inbox.</p>
      </div>
    </EnquiryActionForm>
  )
}
