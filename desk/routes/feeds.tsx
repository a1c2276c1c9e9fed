import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { textFields } from '../../domain/form.ts'
import { FeedsPage } from '../components/feeds/feeds-page.tsx'
import { deskOf, staffOf } from '../desk-context.ts'
import { type Failure, runFromBrowser } from '../run-use-case.ts'

export const meta = () => [{ title: 'Phone calendar · Desk' }]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const feeds = await deskOf(context).feeds(staffOf(context).id)
  return { feeds, id: crypto.randomUUID(), removed: url.searchParams.get('done') === 'removed', now: Date.now() }
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const desk = deskOf(context)
  const me = staffOf(context)
  const { intent, id = '', action = '', ...answers } = textFields(await request.formData())
  if (intent === 'revoke') {
    const { outcome } = await desk.revokeFeed(id, me)
    if (outcome === 'missing') throw data(null, { status: 404 })
    return redirect('/feeds?done=removed#done', 303)
  }
  const result = await desk.makeFeed(action, answers, me)
  if (result.outcome === 'missing') throw data(null, { status: 400 })
  if (result.outcome === 'refused') return data<Failure>({ ...result, answers }, { status: 422 })
  if (result.outcome === 'duplicate') return result
  // Shown only in this response, like an invite: only the secret's hash is stored.
  return { outcome: result.outcome, link: `${url.origin}/desk/feed/${result.secret}.ics`, label: result.feed.label }
}

export const clientAction = runFromBrowser

export default function Feeds() {
  return <FeedsPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
