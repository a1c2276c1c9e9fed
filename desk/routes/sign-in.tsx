import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { newIds } from '../action-ids.ts'
import { readCarried, textFields } from '../carried.ts'
import { RestoredForm, RestoredJob } from '../components/restored-form/restored-form.tsx'
import { SignInCard } from '../components/sign-in-card/sign-in-card.tsx'
import { deskContext } from '../desk-context.ts'
import { returnPath } from '../return-path.ts'
import { signInFailure } from '../sign-in-failure.ts'

export const meta = () => [{ title: 'Sign in · Desk' }]

export const loader = ({ url }: LoaderFunctionArgs) => ({ to: deskPage(url.searchParams.get('to')) })

export async function action({ request, context }: ActionFunctionArgs) {
  const { desk, client, setSession } = context.get(deskContext)
  const sent = textFields(await request.formData())
  const to = deskPage(sent.to)
  const result = await desk.signIn(sent, client)
  if (result.outcome !== 'signed in') {
    const { status, headers, ...why } = signInFailure(result)
    return data({ outcome: 'refused' as const, ...why, to, carried: sent.carried, email: sent.email }, { status, headers })
  }
  setSession(result)
  const carried = readCarried(sent.carried)
  if (carried?.path === '/desk/new') return { outcome: 'restored job' as const, carried, now: Date.now() }
  const card = carried && (await desk.enquiry(carried.path.split('/')[3] ?? ''))
  if (!carried || !card) return redirect(returnPath(to) ?? '/inbox', 303)
  // Rendered instead of redirecting, because what was typed is only in this request and must not be in a URL.
  return {
    outcome: 'restored' as const,
    carried,
    card,
    ids: newIds(),
    now: Date.now(),
  }
}

export default function SignIn() {
  const { to } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  if (result?.outcome === 'restored') return <RestoredForm {...result} />
  if (result?.outcome === 'restored job') return <RestoredJob {...result} />
  return <SignInCard to={to} {...result} />
}

/** Returns the URL if it is a page of the desk, for the form to send on. */
function deskPage(to: string | null | undefined): string | undefined {
  return returnPath(to) === undefined ? undefined : (to ?? undefined)
}
