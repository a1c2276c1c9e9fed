import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { textFields } from '../carried.ts'
import { TeamPage } from '../components/team/team-page.tsx'
import { deskOf, staffOf } from '../desk-context.ts'

export const meta = () => [{ title: 'Team · Desk' }]

export async function loader({ context }: LoaderFunctionArgs) {
  return { ...(await deskOf(context).team()), me: staffOf(context).id, now: Date.now() }
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const desk = deskOf(context)
  const me = staffOf(context)
  const { intent, id = '', ...sent } = textFields(await request.formData())
  if (intent === 'withdraw') await desk.withdrawInvite(id)
  else if (intent === 'disable') await desk.disable(id, me)
  else if (intent === 'enable') await desk.enable(id)
  else {
    const result = await desk.invite(sent, me)
    if (result.outcome === 'refused')
      return data({ outcome: 'refused' as const, fieldErrors: result.fieldErrors, answers: sent }, { status: 422 })
    // Rendered instead of redirecting: only a hash of the key is stored, and the key must not be in a URL of the desk's history.
    const link = `${url.origin}/desk/join?key=${encodeURIComponent(result.key)}`
    return { outcome: 'invited' as const, link, invite: result.invite, now: Date.now() }
  }
  return redirect('/invites', 303)
}

export default function Invites() {
  return <TeamPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
