import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { visitErrors } from '../../domain/appointments/visit-state.ts'
import { CancelForm, NoVisit } from '../components/cancel-form/cancel-form.tsx'
import { deskOf } from '../desk-context.ts'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, deskOf(args.context).cancelVisit)
export const clientAction = runFromBrowser

export default function Cancel() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  const { visit } = card
  if (!visit) return <NoVisit failure={failure} now={now} text={visitErrors.none} />
  return <CancelForm visit={visit} card={card} id={ids.cancel} failure={failure} now={now} />
}
