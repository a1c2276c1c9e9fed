import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { act, actFromBrowser } from '../act.ts'
import { visitErrors } from '../actions/visit.ts'
import { CancelForm, NoVisit } from '../components/cancel-form/cancel-form.tsx'
import { deskOf } from '../desk-context.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => act(args, deskOf(args.context).cancelVisit)
export const clientAction = actFromBrowser

export default function Cancel() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  const { appointment } = card
  if (!appointment) return <NoVisit failure={failure} now={now} text={visitErrors.none} />
  return <CancelForm visit={appointment} card={card} id={ids.cancel} failure={failure} now={now} />
}
