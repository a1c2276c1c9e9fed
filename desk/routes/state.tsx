import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { enquiryStates } from '../../domain/enquiries/state.ts'
import { EnquiryActionForm, SubmitButton } from '../components/action-form/action-form.tsx'
import layout from '../components/action-form/form-layout.module.css'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import { stateNames } from '../when.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'setState')
export const clientAction = runFromBrowser

/** Changes the state by hand. Replies and appointments change it automatically. */
export default function State() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  return (
    <EnquiryActionForm card={card} id={ids.setState} failure={failure} path="state" label="Status">
      <Failure failure={failure} now={now} reason={errorsOf(failure).state} />
      <div className={layout.end}>
        {enquiryStates
          .filter((state) => state !== card.state)
          .map((state) => (
            <SubmitButton key={state} name="state" value={state} busy="Saving…">
              {stateNames[state]}
            </SubmitButton>
          ))}
      </div>
    </EnquiryActionForm>
  )
}
