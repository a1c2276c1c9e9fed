import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { FailedQuickAction } from '../components/enquiry-card/quick-actions.tsx'
import { errorsOf } from '../components/failure/failure.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'setUrgent')
export const clientAction = runFromBrowser

/** Says why it wasn't marked. The button that was pressed is also among the quick actions. */
export default function Urgent() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  const value = failure?.answers.urgent ?? (card.urgent ? '' : 'yes')
  const text = value ? 'Urgent' : 'Not urgent'
  const button = { card, path: 'urgent', name: 'urgent', value, id: ids.setUrgent, text }
  return <FailedQuickAction {...button} failure={failure} now={now} reason={errorsOf(failure).urgent} />
}
