import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { act, actFromBrowser } from '../act.ts'
import { DetailsForm } from '../components/details-form/details-form.tsx'
import { deskOf } from '../desk-context.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => act(args, deskOf(args.context).changeDetails)
export const clientAction = actFromBrowser

export default function Details() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  return <DetailsForm card={card} id={ids.details} failure={useActionData<typeof action>()} now={now} />
}
