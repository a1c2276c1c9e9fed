import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { joinLink } from '../../domain/accounts/invite.ts'
import type { TeamResult } from '../../domain/accounts/staff.ts'
import { textFields } from '../../domain/form.ts'
import { TeamPage } from '../components/team/team-page.tsx'
import { deskOf, staffOf } from '../desk-context.ts'
import { type Failure, reloadAfterConflict, runFromBrowser } from '../run-use-case.ts'

export const meta = () => [{ title: 'Team · Desk' }]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const team = await deskOf(context).team()
  const { done: what = '', who = '' } = Object.fromEntries(url.searchParams)
  const ids = Object.fromEntries(['new', ...team.staff.map(({ id }) => id)].map((form) => [form, crypto.randomUUID()]))
  return { ...team, ids, me: staffOf(context).id, done: what ? { what, who } : undefined, now: Date.now() }
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const desk = deskOf(context)
  const me = staffOf(context)
  const { intent, id = '', action = '', ...answers } = textFields(await request.formData())
  if (intent === 'withdraw') return doneOr(await desk.withdrawInvite(id, me), 'done=withdrawn')
  if (intent === 'disable') return doneOr(await desk.disable(id, me), `done=disabled&who=${id}`)
  if (intent === 'enable') return doneOr(await desk.enable(id, me), `done=enabled&who=${id}`)
  if (intent === 'end-feed') return doneOr(await desk.endFeed(id, me), 'done=ended')
  const result = await desk.invite(action, answers, me)
  if (result.outcome === 'missing') throw data(null, { status: 400 })
  if (result.outcome === 'refused') return data<Failure>({ ...result, answers }, { status: 422 })
  const next = crypto.randomUUID()
  if (result.outcome === 'duplicate') return { ...result, next }
  // Rendered instead of redirecting: only a hash of the key is stored, and the key must not be in a URL of the desk's history.
  return { outcome: result.outcome, link: joinLink(url.origin, result.key), invite: result.invite, now: Date.now(), next }
}

export const clientAction = runFromBrowser
export const shouldRevalidate = reloadAfterConflict

function doneOr(result: TeamResult, done: string) {
  if (result.outcome === 'missing') throw data(null, { status: 404 })
  if (result.outcome === 'refused') return data<Failure>({ ...result, answers: {} }, { status: 409 })
  return redirect(`/invites?${done}#done`, 303)
}

export default function Invites() {
  return <TeamPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
