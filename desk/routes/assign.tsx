import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData, useOutletContext } from 'react-router'
import { AssignForm } from '../components/assign-form/assign-form.tsx'
import { deskOf } from '../desk-context.ts'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const loader = async ({ context }: LoaderFunctionArgs) => ({ colleagues: await deskOf(context).colleagues() })

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'assign')
export const clientAction = runFromBrowser

export default function Assign() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  const { colleagues } = useLoaderData<typeof loader>()
  return <AssignForm card={card} id={ids.assign} failure={useActionData<typeof action>()} now={now} colleagues={colleagues} />
}
