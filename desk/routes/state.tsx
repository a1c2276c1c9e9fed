import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { act, actFromBrowser } from '../act.ts'
import { StateForm } from '../components/state-form/state-form.tsx'
import { deskOf } from '../desk-context.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => act(args, deskOf(args.context).setState)
export const clientAction = actFromBrowser

export default function State() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  return <StateForm card={card} id={ids.state} failure={useActionData<typeof action>()} now={now} />
}
