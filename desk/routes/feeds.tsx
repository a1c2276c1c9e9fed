import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { textFields } from '../carried.ts'
import { FeedsPage } from '../components/feeds/feeds-page.tsx'
import { deskOf, staffOf } from '../desk-context.ts'

export const meta = () => [{ title: 'Phone calendar · Desk' }]

export async function loader({ context }: LoaderFunctionArgs) {
  return { feeds: await deskOf(context).feeds(staffOf(context).id), now: Date.now() }
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const desk = deskOf(context)
  const me = staffOf(context)
  const { intent, id = '', ...sent } = textFields(await request.formData())
  if (intent === 'revoke') {
    await desk.revokeFeed(id, me)
    return redirect('/feeds', 303)
  }
  const result = await desk.makeFeed(sent, me)
  if (result.outcome === 'refused')
    return data({ outcome: 'refused' as const, fieldErrors: result.fieldErrors, answers: sent }, { status: 422 })
  // Shown only in this response, like an invite: only the secret's hash is stored.
  return { outcome: 'made' as const, link: `${url.origin}/desk/feed/${result.secret}.ics`, label: result.feed.label }
}

export default function Feeds() {
  return <FeedsPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
