import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { CallBackForm } from '../components/call-back-form/call-back-form.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'callBack')
export const clientAction = runFromBrowser

export default function CallBack() {
  const { card, ids, now, callOn } = useOutletContext<EnquiryPage>()
  return <CallBackForm card={card} id={ids.callBack} failure={useActionData<typeof action>()} now={now} start={{ date: callOn }} />
}
