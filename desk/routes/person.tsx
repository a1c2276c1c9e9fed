import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { textFields } from '../../domain/form.ts'
import { PersonPage } from '../components/team/person-page.tsx'
import { deskOf, staffOf } from '../desk-context.ts'
import { type Failure, runFromBrowser } from '../run-use-case.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { staff } = await deskOf(context).team()
  const person = staff.find(({ id }) => id === params.id)
  if (!person) throw data(null, { status: 404 })
  return { person, now: Date.now() }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [{ title: `${loaderData?.person.name ?? 'Team'} · Desk` }]

export async function action({ request, params, context }: ActionFunctionArgs) {
  const desk = deskOf(context)
  const me = staffOf(context)
  const { id = '' } = params
  const { intent, session = '', ...answers } = textFields(await request.formData())
  const result = intent === 'end' ? await desk.endSession(session, me) : await desk.changePerson(id, answers, me)
  if (result.outcome === 'missing') throw data(null, { status: 404 })
  if (result.outcome === 'refused') return data<Failure>({ ...result, answers }, { status: 422 })
  if (intent === 'end') return redirect(`/invites/${id}`, 303)
  // Who is no longer an owner can't see the team.
  return redirect(id === me.id && answers.role !== 'owner' ? '/inbox' : `/invites?done=changed&who=${id}#done`, 303)
}

export const clientAction = runFromBrowser

export default function Person() {
  return <PersonPage {...useLoaderData<typeof loader>()} failure={useActionData<typeof action>()} />
}
