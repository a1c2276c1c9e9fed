import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { summariesOf } from '../../domain/facts/summaries.ts'
import { textFields } from '../../domain/form.ts'
import { WorkshopPage } from '../components/facts/workshop-page.tsx'
import { deskOf, staffOf } from '../desk-context.ts'

export const meta = () => [{ title: 'Workshop · Desk' }]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { facts, version, unconfirmed, history, pagesAreOutdated } = await deskOf(context).workshop()
  const now = Date.now()
  const isSaved = url.searchParams.get('done') === String(version)
  return { version, unconfirmed, history, pagesAreOutdated, summaries: summariesOf(facts, new Date(now)), now, isSaved }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { version = '', restore = '' } = textFields(await request.formData())
  if (![version, restore].every((text) => /^\d{1,9}$/.test(text))) throw data(null, { status: 400 })
  const result = await deskOf(context).restoreFacts({ version: Number(restore), basedOn: Number(version), by: staffOf(context) })
  if (result.outcome === 'missing') throw data(null, { status: 404 })
  return result.outcome === 'saved' ? redirect(`/workshop?done=${result.version}#done`, 303) : data({ isOutdated: true }, { status: 409 })
}

export default function Workshop() {
  const { isOutdated = false } = useActionData<typeof action>() ?? {}
  return <WorkshopPage {...useLoaderData<typeof loader>()} isOutdated={isOutdated} />
}
