import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { isUuid, textFields } from '../../domain/form.ts'
import type { MailPageResult } from '../../domain/mail-page.ts'
import { MailPage } from '../components/mail/mail-page.tsx'
import { deskOf, staffOf } from '../desk-context.ts'
import { type Failure, reloadAfterConflict, runFromBrowser } from '../run-use-case.ts'

export const meta = () => [{ title: 'Mail · Desk' }]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { done: what = '', id = '' } = Object.fromEntries(url.searchParams)
  const done = ['sent', 'back'].includes(what) || (['released', 'advertising'].includes(what) && isUuid(id)) ? { what, id } : undefined
  return { ...(await deskOf(context).mailPage()), done, now: Date.now() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const desk = deskOf(context)
  const me = staffOf(context)
  const { intent, id = '' } = textFields(await request.formData())
  if (intent === 'again') return doneOr(await desk.sendAgain(id, me), 'done=sent')
  if (intent === 'all') return doneOr(await desk.sendAllAgain(me), 'done=sent')
  if (intent === 'release') return doneOr(await desk.release(id, me), `done=released&id=${id}`)
  if (intent === 'advertising') return doneOr(await desk.markAdvertising(id, true, me), `done=advertising&id=${id}`)
  if (intent === 'not-advertising') return doneOr(await desk.markAdvertising(id, false, me), 'done=back')
  throw data(null, { status: 400 })
}

export const clientAction = runFromBrowser
export const shouldRevalidate = reloadAfterConflict

const changed =
  'Something changed in the meantime, so nothing was done. It may have been sent or released already. The lists below are up to date.'

function doneOr({ outcome }: MailPageResult, done: string) {
  if (outcome === 'missing') throw data(null, { status: 404 })
  if (outcome === 'changed') return data<Failure>({ outcome: 'refused', fieldErrors: { mail: changed }, answers: {} }, { status: 409 })
  return redirect(`/mail?${done}#done`, 303)
}

export default function Mail() {
  return <MailPage {...useLoaderData<typeof loader>()} failure={useActionData<typeof action>()} />
}
