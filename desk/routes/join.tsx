import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { joinFormOf } from '../../domain/accounts/join.ts'
import { describeUnavailable } from '../../domain/error-wording.ts'
import { textFields } from '../../domain/form.ts'
import { Message } from '../components/message/message.tsx'
import { JoinCard } from '../components/sign-in-card/join-card.tsx'
import { deskContext, deskOf } from '../desk-context.ts'
import { firstStep } from '../first-run.ts'
import { runFromBrowser } from '../run-use-case.ts'
import { signInFailure } from '../sign-in-failure.ts'
import { when } from '../when.ts'

export const meta = () => [{ title: 'Join the desk' }]

/** Opening a link doesn't use it up, so a mail program's preview can't either. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const invite = await deskOf(context).findInvite(url.searchParams.get('key') ?? '')
  if (!invite) return data({ invite: undefined, until: '' }, { status: 404 })
  return data({ invite, until: when(invite.expiresAt, Date.now()) })
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { desk, client, setSession } = context.get(deskContext)
  const sent = textFields(await request.formData())
  const { password: _, ...answers } = sent
  const key = url.searchParams.get('key') ?? ''
  const invite = await desk.findInvite(key)
  const result = await desk.join(key, sent, client)
  if (result.outcome === 'missing') return data({ outcome: 'gone' as const }, { status: 404 })
  if (result.outcome === 'signed in') {
    setSession(result)
    // The first owner continues with the workshop's facts, which are made up so far.
    return redirect(invite?.email === '' ? firstStep : '/inbox', 303)
  }
  const { status, ...why } = signInFailure(result)
  return data({ outcome: 'refused' as const, ...why, answers }, { status })
}

export const clientAction = runFromBrowser

export default function Join() {
  const { invite, until } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action | typeof clientAction>()
  if (!invite || result?.outcome === 'gone') {
    return <Message title="This link doesn’t work any more" text="It’s been used or it’s expired. Ask an owner for a new one." />
  }
  const why = result?.outcome === 'unavailable' ? { problem: describeUnavailable('sign you in') } : result
  return <JoinCard invite={invite} until={until} fields={joinFormOf(invite).fields} answers={result?.answers} {...why} />
}
