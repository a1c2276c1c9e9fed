import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { FailedQuickAction } from '../components/enquiry-card/quick-actions.tsx'
import { errorsOf } from '../components/failure/failure.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'wroteBack')
export const clientAction = runFromBrowser

/** Says why nothing was noted. The button is also among the quick actions. */
export default function WroteBack() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  const button = { card, path: 'wrote-back', name: 'wrote', value: 'yes', id: ids.wroteBack, text: 'They wrote back' }
  return <FailedQuickAction {...button} failure={failure} now={now} reason={errorsOf(failure).appointment} />
}
