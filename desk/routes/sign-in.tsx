import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { newIds } from '../action-ids.ts'
import { readCarried, textFields } from '../carried.ts'
import { bookingStart } from '../components/booking-form/booking-start.ts'
import { Restored } from '../components/restored/restored.tsx'
import { SignInCard } from '../components/sign-in-card/sign-in-card.tsx'
import { deskContext } from '../desk-context.ts'
import { whyNot } from '../why-not.ts'

export const meta = () => [{ title: 'Sign in · Desk' }]

export const loader = ({ url }: LoaderFunctionArgs) => ({ to: pathOfDesk(url.searchParams.get('to')) })

export async function action({ request, context }: ActionFunctionArgs) {
  const { desk, client, setSession } = context.get(deskContext)
  const sent = textFields(await request.formData())
  const to = pathOfDesk(sent.to)
  const result = await desk.signIn(sent, client)
  if (result.outcome !== 'signed in') {
    const { status, headers, ...why } = whyNot(result)
    return data({ outcome: 'refused' as const, ...why, to, carried: sent.carried, email: sent.email }, { status, headers })
  }
  setSession(result)
  const carried = readCarried(sent.carried)
  const card = carried && (await desk.enquiry(carried.path.split('/')[3] ?? ''))
  if (!carried || !card) return redirect(to?.replace('/desk', '') || '/inbox', 303)
  // Rendered instead of redirecting, because what was typed is only in this request and must not be in a URL.
  return {
    outcome: 'restored' as const,
    carried,
    card,
    ids: newIds(),
    start: bookingStart(card.answers.service, new Date()),
    now: Date.now(),
  }
}

export default function SignIn() {
  const { to } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  if (result?.outcome === 'restored') return <Restored {...result} />
  return <SignInCard to={to} {...result} />
}

/** Returns `path` if it belongs to the desk, so that `to` can't lead elsewhere. */
function pathOfDesk(path: string | null | undefined): string | undefined {
  return path && /^\/desk(?:[/?]|$)/.test(path) && path.length < 500 ? path : undefined
}
