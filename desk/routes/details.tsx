import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { detailsForm, detailsOf } from '../../domain/actions/details.ts'
import fieldStyles from '../../ui/form-field/form-field.module.css'
import { EnquiryActionForm, SubmitButton } from '../components/action-form/action-form.tsx'
import layout from '../components/action-form/form-layout.module.css'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { Field } from '../components/field/field.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'changeDetails')
export const clientAction = runFromBrowser

/** Changes who an enquiry is from, or for which car. */
export default function Details() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  const errors = errorsOf(failure)
  const isTwice = failure?.outcome === 'twice'
  const answers = failure?.answers ?? card.answers
  const hidden = isTwice ? { anyway: failure.anyway } : undefined
  return (
    <EnquiryActionForm card={card} id={ids.changeDetails} failure={failure} path="details" hidden={hidden} label="Change details">
      <Failure failure={failure} now={now} />
      {detailsOf(card.kind).map((name) => (
        <Field
          key={name}
          name={name}
          field={detailsForm.fields[name]}
          hint=""
          defaultValue={answers[name]}
          error={errors[name]}
          autoComplete="off"
          {...(name === 'plate' && { className: `${fieldStyles.input} ${fieldStyles.plate}` })}
        />
      ))}
      <div className={layout.end}>
        <SubmitButton primary busy="Saving…">
          {isTwice ? 'Save anyway' : 'Save details'}
        </SubmitButton>
      </div>
      <p className={layout.quiet}>
        {card.appointment?.state === 'set'
          ? 'A new email address gets the calendar invite, and the old one an email that takes it out of their calendar. Nothing else is emailed.'
          : 'The customer won’t get an email. Emails that haven’t been sent yet go to the new address.'}
      </p>
    </EnquiryActionForm>
  )
}
