import { type ActionFunctionArgs, data, redirect, useActionData, useSearchParams } from 'react-router'
import { describeUnavailable } from '../../domain/error-wording.ts'
import { textFields } from '../../domain/form.ts'
import { SignInCard } from '../components/sign-in-card/sign-in-card.tsx'
import { deskContext } from '../desk-context.ts'
import { returnPath } from '../return-path.ts'
import { runFromBrowser } from '../run-use-case.ts'
import { signInFailure } from '../sign-in-failure.ts'

export const meta = () => [{ title: 'Sign in · Desk' }]

export async function action({ request, context }: ActionFunctionArgs) {
  const { desk, client, setSession } = context.get(deskContext)
  const sent = textFields(await request.formData())
  const result = await desk.signIn(sent, client)
  if (result.outcome !== 'signed in') {
    const { status, ...why } = signInFailure(result)
    const { password: _, ...answers } = sent
    return data({ outcome: 'refused' as const, ...why, answers }, { status })
  }
  setSession(result)
  return redirect(returnPath(sent.to) ?? '/inbox', 303)
}

export const clientAction = runFromBrowser

export default function SignIn() {
  // From the URL instead of a loader, so that the page can be shown without a connection.
  const [search] = useSearchParams()
  const to = deskPage(search.get('to'))
  const result = useActionData<typeof action | typeof clientAction>()
  if (!result) return <SignInCard to={to} expired={search.has('expired')} />
  const { to: sentTo, carried, email, keep } = result.answers
  const why = result.outcome === 'unavailable' ? { problem: describeUnavailable('sign you in') } : result
  return <SignInCard to={deskPage(sentTo)} interruptedForm={carried} email={email} keep={keep} {...why} />
}

/** Returns the URL if it is a page of the desk, for the form to send on. */
function deskPage(to: string | null | undefined): string | undefined {
  return returnPath(to) === undefined ? undefined : (to ?? undefined)
}
