import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { act, actFromBrowser } from '../act.ts'
import { CallBackForm } from '../components/call-back-form/call-back-form.tsx'
import { deskOf } from '../desk-context.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => act(args, deskOf(args.context).callBack)
export const clientAction = actFromBrowser

export default function CallBack() {
  const { card, ids, now, callOn } = useOutletContext<EnquiryPage>()
  return <CallBackForm card={card} id={ids.callBack} failure={useActionData<typeof action>()} now={now} start={{ date: callOn }} />
}
