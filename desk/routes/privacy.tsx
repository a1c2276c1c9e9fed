import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { textFields } from '../../domain/form.ts'
import { PrivacyPage } from '../components/privacy/privacy-page.tsx'
import { deskOf, staffOf } from '../desk-context.ts'

export const meta = () => [{ title: 'A person’s data · Desk' }]

/** The page has no data before somebody asks for it, so it says itself whom it is for. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (staffOf(context).role !== 'owner') throw data(null, { status: 403 })
  return { now: Date.now() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const desk = deskOf(context)
  const { intent, ...sent } = textFields(await request.formData())
  const result = intent === 'erase' ? await desk.erasePersonalData(sent) : await desk.findPersonalData(sent)
  if (result.outcome === 'refused') return data({ ...result, sent, asks: false }, { status: 422 })
  return data({ ...result, sent, asks: intent === 'ask' })
}

export default function Privacy() {
  return <PrivacyPage result={useActionData<typeof action>()} now={useLoaderData<typeof loader>().now} />
}
