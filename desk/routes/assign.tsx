import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { EnquiryActionForm, SubmitButton } from '../components/action-form/action-form.tsx'
import layout from '../components/action-form/form-layout.module.css'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import { useMe } from '../use-me.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'assign')
export const clientAction = runFromBrowser

/** Gives the enquiry to a colleague, with one press. */
export default function Assign() {
  const { card, ids, now, colleagues } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  const me = useMe()
  const others = colleagues.filter(({ id }) => id !== card.assignee?.id)
  return (
    <EnquiryActionForm card={card} id={ids.assign} failure={failure} path="assign" label="Whose is it?">
      <Failure failure={failure} now={now} reason={errorsOf(failure).to} />
      <div className={layout.end}>
        {others.map(({ id, name }) => (
          <SubmitButton key={id} name="to" value={id} busy="Saving…">
            {id === me?.id ? 'Take it' : `Give it to ${name}`}
          </SubmitButton>
        ))}
        {card.assignee ? (
          <SubmitButton name="to" value="" busy="Saving…">
            Leave it
          </SubmitButton>
        ) : null}
      </div>
      {others.length === 0 ? <p className={layout.quiet}>There’s nobody else here yet. Owners invite colleagues under Team.</p> : null}
    </EnquiryActionForm>
  )
}
