import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { DetailsForm } from '../components/details-form/details-form.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'changeDetails')
export const clientAction = runFromBrowser

export default function Details() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  return <DetailsForm card={card} id={ids.changeDetails} failure={useActionData<typeof action>()} now={now} />
}
