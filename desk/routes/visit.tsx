import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { act, actFromBrowser } from '../act.ts'
import { Failure } from '../components/failure/failure.tsx'
import { deskOf } from '../desk-context.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => act(args, deskOf(args.context).setVisitState)
export const clientAction = actFromBrowser

/** Says why a tap did nothing. The taps themselves are on the card, up to date. */
export default function Visit() {
  const { now } = useOutletContext<EnquiryPage>()
  return <Failure failure={useActionData<typeof action>()} now={now} />
}
